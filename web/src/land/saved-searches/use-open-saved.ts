import type { SearchParameters } from '@contract/records/templates/template-schema.ts';
import { useCallback } from 'react';
import { boxInDegrees } from '../../map/view.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';

/** Opens a saved search: its filters, its map area, its order; the map shows where it looks. */
export function useOpenSaved() {
  const { change, search, map } = useSearchModel();
  return useCallback(
    ({ filters, area, sort }: SearchParameters) => {
      change({ filters, area, sort, site: undefined });
      if (area) map.current?.fit(boxInDegrees(area));
      else void search(filters, false);
    },
    [change, search, map],
  );
}
