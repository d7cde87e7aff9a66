import type { Action, Unit } from '@contract/platform/contract.ts';
import type { FlagName } from '@contract/platform/flag-names.ts';
import type { ComponentType } from 'react';

/** Who may open a page: anybody, anybody signed in, or holders of these unit.action grants. */
export type PageGuard = 'public' | 'signed-in' | { unit: Unit; actions: Action[] }[];

/**
 * What surrounds a page: `workspace` has sidebar and header, `document` only the header, which hides on scrolling
 * down, `account` only the header, `bare` neither.
 */
export type PageShell = 'workspace' | 'document' | 'account' | 'bare';

interface Common {
  path: string;
  /** The page's title; also the label of the next page's Back button. */
  title: string;
  guard?: PageGuard;
  shell?: PageShell;
  /** The values that parts of the address may have; at any other the page is not found. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** If this flag is off, the page is not found. */
  flag?: FlagName;
}
export interface BuiltRoute extends Common {
  page: () => Promise<{ default: ComponentType }>;
  /** All of its addresses are one page, which keeps what it holds while they change: the steps of a flow. */
  isOnePage?: true;
}
/** Its area is not built yet: the address leads to the not-found page and no menu shows it. */
export interface LaterRoute extends Common {
  later: string;
}
export type PageRoute = BuiltRoute | LaterRoute;

export function isBuilt(route: PageRoute): route is BuiltRoute {
  return 'page' in route;
}
