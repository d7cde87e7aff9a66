import { listLayers } from '@calls/land/layers/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useSearchModel } from '../search/search-model.tsx';
import { builderFields } from './fields.ts';
import type { Names } from './filter-words.ts';
import type { BuilderFields } from './rows.ts';

const FIVE_MINUTES = 300_000;

/** The fields that a filter may ask about, of the council's dictionary. */
export function useBuilderFields(): BuilderFields {
  const { screen } = useSearchModel();
  return useMemo(() => builderFields(screen.fields), [screen.fields]);
}

/** Names of the layers that these filters mean; asked for only where one does. */
export function useNames(filters: readonly Filter[]): Names {
  const layered = filters.some(meansLayer);
  const layers = useEndpoint(listLayers, layered ? { visibility: 'placemaker' } : null, {
    staleTime: FIVE_MINUTES,
  });
  return useMemo(() => {
    const named = new Map(layers.data?.map((layer) => [layer.id, layer.layerName]));
    return { layer: (id) => named.get(id) ?? id, list: () => undefined };
  }, [layers.data]);
}

function meansLayer(filter: Filter): boolean {
  if (filter.type === 'group') return filter.filters.some(meansLayer);
  return filter.type === 'in area' && filter.value !== null && 'layerId' in filter.value;
}
