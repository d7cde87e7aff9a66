import type { Action, Unit } from '@contract/platform/contract.ts';
import type { FlagName } from '@contract/platform/flag-names.ts';
import type { ComponentType } from 'react';

/** Who may open a page: anybody, anybody signed in, or who holds these unit.action grants. */
export type PageGuard = 'public' | 'signed-in' | { unit: Unit; actions: Action[] }[];

/**
 * What stands around a page: `workspace` has sidebar and header, `document` the header only, which
 * hides as one scrolls down, `account` the header only, `bare` neither.
 */
export type PageShell = 'workspace' | 'document' | 'account' | 'bare';

interface Common {
  path: string;
  /** The page's title; also what the next page's Back button reads. */
  title: string;
  guard?: PageGuard;
  shell?: PageShell;
  /** Off, the page is not found. */
  flag?: FlagName;
}
export interface BuiltRoute extends Common {
  page: () => Promise<{ default: ComponentType }>;
}
/** Its area is not built yet: the address leads to the not-found page and no menu names it. */
export interface LaterRoute extends Common {
  later: string;
}
export type PageRoute = BuiltRoute | LaterRoute;

export function isBuilt(route: PageRoute): route is BuiltRoute {
  return 'page' in route;
}
