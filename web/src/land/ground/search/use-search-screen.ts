import { getDictionary } from '@calls/council/dictionary/contract.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import type { ConfigState } from '../../../council/ground/configs/config-state.ts';
import { useConfig } from '../../../council/ground/configs/use-config.ts';
import type { SearchScreen } from '../../../records/search/search-screen.ts';
import { searchedSites } from './searched-sites.ts';

const FIVE_MINUTES = 300_000;

/** The council's configuration of searching sites: form, card, fields. */
export function useSearchScreen(): SearchScreen {
  const form = useConfig('site-search');
  const card = useConfig('site-card');
  const dictionary = useEndpoint(getDictionary, {}, { staleTime: FIVE_MINUTES });
  const known = dictionary.data?.fields;
  const named = useMemo(
    () => new Map(known?.map((field) => [field.dbPropertyName, field])),
    [known],
  );
  const elements = card.status === 'ready' ? card.config?.siteCardElements : undefined;
  /** A line whose field is no longer in the dictionary is left out, without affecting the others. */
  const lines = useMemo(
    () => elements?.filter((each) => named.has(each.dbPropertyName)) ?? [],
    [elements, named],
  );
  return {
    records: searchedSites,
    form: form.status === 'ready' ? form.config?.filters : undefined,
    card: lines,
    fields: named,
    pending: form.status === 'loading' || card.status === 'loading' || dictionary.isPending,
    broken: brokenOf([form, card]),
    error: dictionary.error,
    retry: () => void dictionary.refetch(),
  };
}

/** The errors of all configurations; Reload fetches the broken ones again. */
function brokenOf(states: ConfigState<'site-search' | 'site-card'>[]): SearchScreen['broken'] {
  const failed = states.filter((state) => state.status === 'failed');
  if (failed.length === 0) return undefined;
  return {
    errors: failed.flatMap(({ errors }) => errors),
    reload: () => failed.forEach(({ reload }) => reload()),
  };
}
