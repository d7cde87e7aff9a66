import type { SiteCardConfig } from '@contract/configs/types/site-card.ts';
import type { SearchFilter } from '@contract/configs/types/site-search.ts';
import { getEffectiveConfig } from '@calls/configs/contract.ts';
import { getDictionary } from '@calls/dictionary/contract.ts';
import { useEndpoint } from '../api/use-endpoint.ts';
import type { CardElement } from './card-line.ts';

const FIVE_MINUTES = 300_000;
const fresh = { staleTime: FIVE_MINUTES };

/** What the council decided about this screen: its form, its card, its fields. */
export function useSearchScreen() {
  const form = useEndpoint(getEffectiveConfig, { type: 'site-search' as const }, fresh);
  const card = useEndpoint(getEffectiveConfig, { type: 'site-card' as const }, fresh);
  const dictionary = useEndpoint(getDictionary, {}, fresh);
  const fields = dictionary.data?.fields ?? [];
  const named = new Map(fields.map((field) => [field.dbPropertyName, field]));
  const elements = (card.data?.config as SiteCardConfig)?.siteCardElements ?? [];
  return {
    form: (form.data?.config as { filters: SearchFilter[] } | null | undefined)?.filters,
    /** A line whose field the dictionary lost is left out: the others still stand. */
    card: elements.filter((each: CardElement) => named.has(each.dbPropertyName)),
    fields: named,
    pending: form.isPending || card.isPending || dictionary.isPending,
    error: form.error ?? card.error ?? dictionary.error,
    problem: form.data?.errors[0] ?? card.data?.errors[0],
    retry: () => void Promise.all([form.refetch(), card.refetch(), dictionary.refetch()]),
  };
}
