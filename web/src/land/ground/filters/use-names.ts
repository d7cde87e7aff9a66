import { listLayers } from '@calls/land/layers/contract.ts';
import { featureNames } from '@calls/land/layers/contract/map-calls.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { referencesIn } from '@contract/council/ground/filters/references.ts';
import type { FilterNames } from '@contract/council/ground/filters/words.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useSearchModel } from '../search/search-model.tsx';
import { builderFields } from './fields.ts';
import type { BuilderFields } from './row.ts';

const FIVE_MINUTES = 300_000;
/** As many as the call takes. */
const MAX_FEATURES = 100;

/** The council's fields that filters may use. */
export function useBuilderFields(): BuilderFields {
  const { screen } = useSearchModel();
  return useMemo(
    () => builderFields(screen.fields, screen.records),
    [screen.fields, screen.records],
  );
}

/** The names of what these filters refer to; layers and their features are fetched only if one is used. */
export function useNames(filters: readonly Filter[], fields: BuilderFields): FilterNames {
  const layered = referencesIn(filters).some(({ kind }) => kind === 'layer');
  const layers = useEndpoint(listLayers, layered ? { visibility: 'placemaker' } : null, {
    staleTime: FIVE_MINUTES,
  });
  const features = [
    ...new Set(
      referencesIn(filters).flatMap(({ kind, id }) => (kind === 'feature' ? [String(id)] : [])),
    ),
  ].slice(0, MAX_FEATURES);
  const found = useEndpoint(featureNames, features.length > 0 ? { features } : null, {
    staleTime: FIVE_MINUTES,
    keepPrevious: true,
  });
  return useMemo(() => {
    const named = new Map(layers.data?.map((layer) => [layer.id, layer.layerName]));
    const places = new Map(found.data?.names.map(({ feature, name }) => [feature, name]));
    return {
      field: (name) => fields.get(name),
      layer: (id) => named.get(id) ?? id,
      feature: (layerId, id) => places.get(`${layerId} ${id}`),
      list: () => undefined,
    };
  }, [layers.data, found.data, fields]);
}
