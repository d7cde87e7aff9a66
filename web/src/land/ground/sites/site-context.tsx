import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SiteList } from '@contract/land/ground/site-lists/site-list.ts';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { createContext, type ReactNode, use } from 'react';

/** What every part of a site's page knows. */
export interface SiteOnPage {
  siteId: number;
  /** 'base', or the scenario that the address names. */
  scenario: string;
  site: WholeSite;
  /** The council's fields by the name of their column, in the council's order. */
  fields: ReadonlyMap<string, DictionaryField>;
  /** Those that hold it; the first version of the page does not say. */
  lists: readonly SiteList[];
  can: { edit: boolean; delete: boolean };
  /** Refetches the site and everything that shows it; what is on screen stays meanwhile. */
  refresh: () => Promise<void>;
  /** It could not be fetched again: what is shown may be out of date. */
  stale: boolean;
  /** Whether the version on the v2 calls is shown. */
  v2: boolean;
}

const SiteContext = createContext<SiteOnPage | undefined>(undefined);

export function SiteProvider({ value, children }: { value: SiteOnPage; children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** The site whose page this is. */
export function useSite(): SiteOnPage {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite is used outside a site page');
  return site;
}
