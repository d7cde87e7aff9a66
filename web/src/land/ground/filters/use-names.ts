import { listLayers } from '@calls/land/layers/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { referencesIn } from '@contract/council/ground/filters/references.ts';
import type { FilterNames } from '@contract/council/ground/filters/words.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useSearchModel } from '../search/search-model.tsx';
import { builderFields } from './fields.ts';
import type { BuilderFields } from './row.ts';

const FIVE_MINUTES = 300_000;

/** The council's fields that filters may use. */
export function useBuilderFields(): BuilderFields {
  const { screen } = useSearchModel();
  return useMemo(
    () => builderFields(screen.fields, screen.records),
    [screen.fields, screen.records],
  );
}

/** The names of what these filters refer to; layers are fetched only if one is used. */
export function useNames(filters: readonly Filter[], fields: BuilderFields): FilterNames {
  const layered = referencesIn(filters).some(({ kind }) => kind === 'layer');
  const layers = useEndpoint(listLayers, layered ? { visibility: 'placemaker' } : null, {
    staleTime: FIVE_MINUTES,
  });
  return useMemo(() => {
    const named = new Map(layers.data?.map((layer) => [layer.id, layer.layerName]));
    return {
      field: (name) => fields.get(name),
      layer: (id) => named.get(id) ?? id,
      list: () => undefined,
    };
  }, [layers.data, fields]);
}
