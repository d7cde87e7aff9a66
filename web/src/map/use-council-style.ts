import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { getDictionary } from '@calls/council/dictionary/contract.ts';
import { layerTiles, listLayers } from '@calls/land/layers/contract.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { call } from '../api/call.ts';
import { shownBy } from '@contract/platform/shown.ts';
import { endpointKey, useEndpoint } from '../api/use-endpoint.ts';
import { layerTilesQuery } from './layer-tiles.ts';
import { councilStyle } from '@contract/land/layers/style/council-style.ts';
import {
  STATUS_FIELDS,
  type StatusColour,
  statusColours,
} from '@contract/land/layers/style/site-colours.ts';

const FIVE_MINUTES = 300_000;
const NOTHING: ReadonlySet<string> = new Set();
const SITES_LAYER = 'sitesLayer';

/**
 * The map's style under these filters, and what its colours mean. Undefined until the council's layers are known; a
 * basemap layer that fails to load is left out, the sites are still shown, and `retry` requests the missing layers
 * again. `hidden` are ids of base layers, or the sites', to leave out; `projection` is the grid of the tiles.
 */
export function useCouncilStyle(
  filters: Filter[] | undefined,
  hidden: ReadonlySet<string> = NOTHING,
  projection: '3857' | '27700' = '3857',
) {
  const layers = useEndpoint(listLayers, { visibility: 'placemaker' }, { staleTime: FIVE_MINUTES });
  const dictionary = useEndpoint(getDictionary, {}, { staleTime: FIVE_MINUTES });
  const basemap = (layers.data ?? []).filter(
    (layer) => layer.basemapRole !== null && !hidden.has(layer.id),
  );
  const tiles = useQueries({
    queries: basemap.map(({ id }) => layerTilesQuery(id, projection)),
    combine: (answers) => ({
      data: answers.map((answer) => answer.data),
      pending: answers.some(waitsStill),
      failed: answers.filter((answer) => answer.isError),
    }),
  });
  const input = { layerId: SITES_LAYER, filters: filters ?? [], projection };
  const sites = useQuery({
    queryKey: ['site-search', ...endpointKey(layerTiles, input)],
    // Any site may be in sight; a change of one gives the tiles another address.
    meta: { shows: [...shownBy(layerTiles, input), { entity: 'site', form: 'all' }] },
    queryFn: ({ signal }) => call(layerTiles, input, { signal }),
    enabled: filters !== undefined,
    placeholderData: (before) => before,
  });
  const ready =
    !waitsStill(layers) &&
    !waitsStill(dictionary) &&
    !tiles.pending &&
    (!waitsStill(sites) || filters === undefined);

  const failed = [layers, dictionary, sites, ...tiles.failed].filter((each) => each.isError);
  const missing = useRef(failed);
  missing.current = failed;
  const retry = useCallback(() => missing.current.forEach((each) => void each.refetch()), []);

  const withSites = !hidden.has(SITES_LAYER);
  const version = JSON.stringify([tiles.data, sites.data, withSites]);
  const style = useMemo(() => {
    const statusProperty = STATUS_FIELDS.find((name) => sites.data?.attributes.includes(name));
    const field = dictionary.data?.fields.find((each) => each.dbPropertyName === statusProperty);
    const colours: StatusColour[] = statusColours(field);
    const drawn = basemap.flatMap(({ id, basemapRole, minZoom }, index) => {
      const source = tiles.data[index];
      return source && basemapRole
        ? [{ id, role: basemapRole, minZoom, ...source, tiles: absolute(source.tiles) }]
        : [];
    });
    const shown = withSites &&
      sites.data && {
        ...sites.data,
        tiles: absolute(sites.data.tiles),
        statusProperty,
        colours,
      };
    return {
      mapStyle: ready ? councilStyle(drawn, shown || undefined) : undefined,
      colours: withSites ? colours : [],
      colouredBy: field?.label,
    };
    // The tile answers are compared by what they say: useQueries gives a new list each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [version, ready, dictionary.data]);
  return { ...style, retry: failed.length > 0 ? retry : undefined };
}

/**
 * A failed request is retried by whatever shows next, and counts as pending meanwhile: if a map waited for it again,
 * it would disappear, come back and retry forever.
 */
const waitsStill = ({ isPending, isFetched }: { isPending: boolean; isFetched: boolean }) =>
  isPending && !isFetched;

/** The engine's worker has no page address to resolve against; {z}/{x}/{y} must stay as they are. */
const absolute = (tiles: string) => (tiles.startsWith('/') ? location.origin + tiles : tiles);
