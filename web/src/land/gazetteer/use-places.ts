import { useQuery } from '@tanstack/react-query';
import { currentTenant } from '../../api/host.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { PlaceSource } from './place-source.ts';

/** Specification 000 section 9: how long typing must pause before places are requested. */
const DEBOUNCE_MS = 300;
const FIVE_MINUTES = 300_000;

/** Places for the typed text; `settled` once they match the current text. */
export function usePlaces(source: PlaceSource, typed: string) {
  const term = typed.trim();
  const asked = useDebounced(term, term === '' ? 0 : DEBOUNCE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['gazetteer', source.name, currentTenant(), asked],
    queryFn: ({ signal }) => source.find(asked, signal),
    enabled: asked !== '',
    staleTime: FIVE_MINUTES,
  });
  return {
    places: term === '' ? [] : (data ?? []),
    failed: term !== '' && asked === term && error !== null,
    settled: asked === term && !isFetching,
  };
}
