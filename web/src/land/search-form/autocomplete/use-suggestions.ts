import type { AutocompleteOption } from '@contract/land/site-search/contract/autocomplete.ts';
import { autocompleteOptions } from '@calls/land/site-search/contract/autocomplete.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { useSearchHistory } from './use-search-history.ts';

/** Between the last key and the request, ms. */
const DEBOUNCE_MS = 300;
const MAX_RECENT = 3;

export type Suggestion =
  | { kind: 'recent'; label: string; detail: string }
  | { kind: 'clear'; label: string; detail: string }
  | AutocompleteOption;

/** Suggestions for the typed text; recent searches while there is none. */
export function useSuggestions(typed: string, open: boolean, clearWords: string) {
  const history = useSearchHistory();
  const words = typed.trim();
  const term = useDebounced(words, DEBOUNCE_MS).slice(0, 200);
  const asked = useEndpoint(autocompleteOptions, open && term !== '' ? { term } : null, {
    keepPrevious: true,
  });
  const recent = open ? history.read().filter((each) => matches(each, words)) : [];
  const shown = words === '' ? recent : recent.slice(0, MAX_RECENT);
  const suggestions: Suggestion[] = [
    ...shown.map((label): Suggestion => ({ kind: 'recent', label, detail: '' })),
    ...(words === '' || term === '' ? [] : (asked.data?.options ?? [])),
    ...(words === '' && recent.length > 0
      ? [{ kind: 'clear' as const, label: clearWords, detail: '' }]
      : []),
  ];
  return { suggestions, failed: words !== '' && asked.isError, busy: asked.isFetching, history };
}

const matches = (text: string, words: string) =>
  text.toLowerCase().includes(words.toLowerCase()) && text.toLowerCase() !== words.toLowerCase();
