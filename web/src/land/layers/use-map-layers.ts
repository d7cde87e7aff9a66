import { listLayers } from '@calls/land/layers/contract.ts';
import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { faultOf } from '../../council/ground/configs/config-state.ts';
import { useConfig } from '../../council/ground/configs/use-config.ts';
import { clustersInBrowser } from '../../map/clustering.ts';
import { layerTilesQuery } from '../../map/layer-tiles.ts';
import { creditsOf } from '../../map/licence.ts';
import { useTenant } from '../../session/tenant.tsx';
import { type BaseSource, type DrawnLayer, styleOf, wantedOf } from './drawn-layers.ts';
import { groupsOf, isBase, type LayerGroup, reordered, SITES_LAYER } from './layer-groups.ts';
import { useLayerHabits } from './layer-habits.ts';
import { choiceOf, shownLayers, switched } from './shown-layers.ts';

const FIVE_MINUTES = 300_000;
const NO_LAYERS: LayerRecord[] = [];
const NO_GROUPS: never[] = [];
/** A topographic map shows nothing below this zoom, and its tiles are twice as wide (002 section 9). */
const TOPOGRAPHY = { id: 'topography', minZoom: 12, tileSize: 512 };

export type LayerList = 'placemaker' | 'public' | 'all';

/**
 * The layers of a screen's map: which there are, which are shown, how they are drawn. The shown ones are in the
 * address (`chosen`, undefined for the default), order and opacity on this device. `projection` is the grid of the
 * tiles.
 */
export function useMapLayers(
  chosen: readonly string[] | undefined,
  choose: (layers: string[] | undefined) => void,
  projection: '3857' | '27700' = '3857',
) {
  const [list, setList] = useState<LayerList>('placemaker');
  const [habits, keep] = useLayerHabits();
  const tenant = useTenant();
  const known = useEndpoint(listLayers, { visibility: 'placemaker' }, { staleTime: FIVE_MINUTES });
  const asked = useEndpoint(
    listLayers,
    { visibility: list },
    { staleTime: FIVE_MINUTES, keepPrevious: true },
  );
  const order = useConfig('layers-order');
  const configured = (order.status === 'ready' ? order.config?.groups : undefined) ?? NO_GROUPS;
  const ready = known.data !== undefined && order.status !== 'loading';

  const layers = known.data ?? NO_LAYERS;
  const chosenText = chosen?.join();
  // A box answers to its press at once, and the next press starts from it; the address follows.
  const [choice, setChoice] = useState(chosen);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setChoice(chosen), [chosenText]);
  const choiceText = choice?.join();
  const shown = useMemo(
    () => shownLayers(choice, layers),
    // Every change of the address is parsed again; the choice stays the same object while its text does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [choiceText, layers],
  );
  const inOrder = (all: readonly LayerRecord[]): LayerGroup[] =>
    reordered(groupsOf(all, configured), habits.order);
  const groups = useMemo(
    () => inOrder(asked.data ?? NO_LAYERS),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [asked.data, configured, habits.order],
  );

  const drawn = useMemo(
    () =>
      (ready ? inOrder(layers) : [])
        .flatMap((group) => group.layers)
        .filter((layer) => !isBase(layer) && shown.has(layer.id))
        .flatMap((layer): DrawnLayer[] => {
          const style = styleOf(layer);
          return style ? [{ layer, style, opacity: habits.opacity[layer.id] ?? 1 }] : [];
        }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [ready, layers, configured, habits.order, habits.opacity, shown],
  );
  const tiles = useQueries({
    queries: drawn.map(({ layer: { id } }) => layerTilesQuery(id, projection)),
    combine: (answers) => ({
      data: answers.map(({ data }) => data),
      failed: answers.filter(({ isError }) => isError),
    }),
  });
  // Points are merged, and others' images laid underneath, only on the web map.
  const onTheWeb = projection === '3857';
  const topography = addressOf(tenant.geoserverURLs, 'topography');
  const [withTopography, setTopography] = useState(true);
  const base: BaseSource[] =
    topography && withTopography && onTheWeb ? [{ ...TOPOGRAPHY, tiles: topography }] : [];
  const tilesText = JSON.stringify([tiles.data, base]);
  const wanted = useMemo(() => {
    const places = new Map(drawn.map(({ layer }, index) => [layer.id, tiles.data[index]]));
    return wantedOf(
      drawn,
      (id) => places.get(id),
      base,
      onTheWeb && clustersInBrowser(tenant.features),
    );
    // The answers are compared by what they say: useQueries gives a new list each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [drawn, tilesText, tenant.features]);
  /** Left out of the map's own style: base layers and the sites. */
  const hidden = useMemo(() => {
    const own = [SITES_LAYER, ...layers.filter(isBase).map(({ id }) => id)];
    return new Set(own.filter((id) => known.data && !shown.has(id)));
  }, [layers, shown, known.data]);

  const take = (next: string[] | undefined) => {
    setChoice(next);
    choose(next);
  };
  const show = (ids: readonly string[], on: boolean) =>
    take(choiceOf(switched(shown, ids, on), layers));
  const failed = [known, asked, ...tiles.failed].filter(({ isError }) => isError);
  return {
    groups,
    shown,
    drawn,
    /** Whom the drawn layers credit. */
    credits: creditsOf(drawn.map(({ layer }) => layer)),
    wanted,
    hidden,
    list,
    setList,
    show,
    habits,
    keep,
    topography: topography && onTheWeb ? { on: withTopography, set: setTopography } : undefined,
    pending: known.isPending || order.status === 'loading',
    failed: known.isError || asked.isError,
    /** The configuration of its order, if that cannot be used: the tree stands as if there were none. */
    fault: faultOf(order),
    /** Retries what failed to load; undefined if nothing did. */
    retry: failed.length > 0 ? () => failed.forEach((each) => void each.refetch()) : undefined,
    reset: () => {
      keep(undefined);
      take(undefined);
      setTopography(true);
    },
  };
}
export type MapLayers = ReturnType<typeof useMapLayers>;

function addressOf(urls: object | null, name: string): string | undefined {
  const found = (urls as Record<string, unknown> | null)?.[name];
  return typeof found === 'string' && found.startsWith('https://') ? found : undefined;
}
