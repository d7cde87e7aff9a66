import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { layerTiles, listLayers } from '@calls/land/layers/contract.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { call } from '../api/call.ts';
import { shownBy } from '@contract/platform/shown.ts';
import { endpointKey, useEndpoint } from '../api/use-endpoint.ts';
import { allFeaturesOf, layerTilesQuery } from './layer-tiles.ts';
import { creditsOf } from './licence.ts';
import { councilStyle } from '@contract/land/layers/style/council-style.ts';

const FIVE_MINUTES = 300_000;
const NOTHING: ReadonlySet<string> = new Set();
const SITES_LAYER = 'sitesLayer';

/**
 * The map's style under these filters, what its colours mean, and whom its layers credit. Undefined until the
 * council's layers are known; a basemap layer that fails to load is left out, the sites are still shown, and `retry`
 * requests the missing layers again. `hidden` are ids of base layers, or the sites', to leave out; `projection` is the
 * grid of the tiles.
 */
export function useCouncilStyle(
  filters: Filter[] | undefined,
  hidden: ReadonlySet<string> = NOTHING,
  projection: '3857' | '27700' = '3857',
) {
  const layers = useEndpoint(listLayers, { visibility: 'placemaker' }, { staleTime: FIVE_MINUTES });
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
  const every = filters?.length === 0;
  const input = { layerId: SITES_LAYER, filters: filters ?? [], projection };
  const sites = useQuery({
    queryKey: ['site-search', ...endpointKey(layerTiles, input)],
    // Any site may be in sight: a change of one gives the tiles another address; the dictionary names the colours.
    meta: {
      shows: [
        ...shownBy(layerTiles, input),
        { entity: 'site', form: 'all' },
        { entity: 'config', form: 'all' },
      ],
    },
    queryFn: ({ signal }) =>
      every ? allFeaturesOf(SITES_LAYER, projection) : call(layerTiles, input, { signal }),
    // All of them are asked for together with the base layers, as soon as these are known.
    enabled: filters !== undefined && !(every && waitsStill(layers)),
    placeholderData: (before) => before,
  });
  const ready =
    !waitsStill(layers) && !tiles.pending && (!waitsStill(sites) || filters === undefined);

  const failed = [layers, sites, ...tiles.failed].filter((each) => each.isError);
  const missing = useRef(failed);
  missing.current = failed;
  const retry = useCallback(() => missing.current.forEach((each) => void each.refetch()), []);

  const withSites = !hidden.has(SITES_LAYER);
  const ofSites = layers.data?.find(({ id }) => id === SITES_LAYER);
  const credits = creditsOf(ofSites && withSites && filters ? [...basemap, ofSites] : basemap);
  const version = JSON.stringify([tiles.data, sites.data, withSites, credits]);
  const style = useMemo(() => {
    const colouring = sites.data?.colouring;
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
      };
    return {
      mapStyle: ready ? councilStyle(drawn, shown || undefined) : undefined,
      colours: (withSites && colouring?.colours) || [],
      colouredBy: colouring?.label,
      credits,
    };
    // The tile answers are compared by what they say: useQueries gives a new list each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [version, ready]);
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
