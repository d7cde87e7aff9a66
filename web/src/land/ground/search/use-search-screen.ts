import type { ConfigError } from '@contract/council/ground/configs/config-error.ts';
import { getDictionary } from '@calls/council/dictionary/contract.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import type { ConfigState } from '../../../council/ground/configs/config-state.ts';
import { useConfig } from '../../../council/ground/configs/use-config.ts';

const FIVE_MINUTES = 300_000;

/** What the council decided about this screen: its form, its card, its fields. */
export function useSearchScreen() {
  const form = useConfig('site-search');
  const card = useConfig('site-card');
  const dictionary = useEndpoint(getDictionary, {}, { staleTime: FIVE_MINUTES });
  const known = dictionary.data?.fields;
  const named = useMemo(
    () => new Map(known?.map((field) => [field.dbPropertyName, field])),
    [known],
  );
  const elements = card.status === 'ready' ? card.config?.siteCardElements : undefined;
  /** A line whose field the dictionary lost is left out: the others still stand. */
  const lines = useMemo(
    () => elements?.filter((each) => named.has(each.dbPropertyName)) ?? [],
    [elements, named],
  );
  return {
    form: form.status === 'ready' ? form.config?.filters : undefined,
    card: lines,
    fields: named,
    pending: form.status === 'loading' || card.status === 'loading' || dictionary.isPending,
    broken: brokenOf([form, card]),
    error: dictionary.error,
    retry: () => void dictionary.refetch(),
  };
}

/** What is wrong with the configurations, all at once; Reload asks again for those that are broken. */
function brokenOf(
  states: ConfigState<'site-search' | 'site-card'>[],
): { errors: ConfigError[]; reload: () => void } | undefined {
  const failed = states.filter((state) => state.status === 'failed');
  if (failed.length === 0) return undefined;
  return {
    errors: failed.flatMap(({ errors }) => errors),
    reload: () => failed.forEach(({ reload }) => reload()),
  };
}
