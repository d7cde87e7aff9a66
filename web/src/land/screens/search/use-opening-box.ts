import { searchExtent } from '@calls/land/site-search/contract.ts';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import type { Box } from '../../../map/view.ts';
import type { SearchState } from '../../ground/search/search-address.ts';

/**
 * Where the map opens when the address has a search but no view, as in a link made by hand: around the results, in
 * degrees. Without a search it is settled at once and has no box.
 */
export function useOpeningBox({ filters, view }: SearchState): {
  settled: boolean;
  box: Box | undefined;
} {
  const [opened] = useState(() => (view || filters.length === 0 ? undefined : filters));
  const { data, isLoading } = useEndpoint(
    searchExtent,
    opened ? { filters: opened, projection: '4326' as const } : null,
  );
  return { settled: !isLoading, box: (data?.extent as Box | null | undefined) ?? undefined };
}
