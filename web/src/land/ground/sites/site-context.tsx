import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SiteList } from '@contract/land/ground/site-lists/site-list.ts';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { createContext, type ReactNode, use } from 'react';

/** Answers of other calls, and when they came, in ms. */
export type KnownOfSite = Record<
  'scenarios' | 'dictionaryTags' | 'filled',
  { data: object; at: number }
>;

/** What every part of a site's page knows. */
export interface SiteOnPage {
  siteId: number;
  /** 'base', or the scenario that the address names. */
  scenario: string;
  site: WholeSite;
  /** The council's fields by column name, in the council's order. */
  fields: ReadonlyMap<string, DictionaryField>;
  /** The lists that hold it; unknown in the first version of the page. */
  lists: readonly SiteList[];
  can: { edit: boolean; delete: boolean };
  /** What the site's own answer tells of calls that parts of the page would make; nothing in the first version. */
  known?: KnownOfSite | undefined;
  /** Set where the last refetch failed, so that what is shown may be out of date: tries it again. */
  refetch: (() => void) | undefined;
  /** Whether the page is the one on the v2 calls. */
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
