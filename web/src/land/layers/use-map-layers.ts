import { listLayers } from '@calls/land/layers/contract.ts';
import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { faultOf } from '../../council/ground/configs/config-state.ts';
import { useConfig } from '../../council/ground/configs/use-config.ts';
import { creditsOf } from '../../map/licence.ts';
import { type DrawnLayer, styleOf } from './drawn-layers.ts';
import { groupsOf, isBase, type LayerGroup, reordered, SITES_LAYER } from './layer-groups.ts';
import { useLayerHabits } from './layer-habits.ts';
import { useLayerChoice } from './use-layer-choice.ts';
import { useWantedStyle } from './use-wanted-style.ts';

const FIVE_MINUTES = 300_000;
const NO_LAYERS: LayerRecord[] = [];
const NO_GROUPS: never[] = [];

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
  const { shown, show, showUsual } = useLayerChoice(chosen, choose, layers);
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
  const tiles = useWantedStyle(drawn, projection);
  /** Left out of the map's own style: base layers and the sites. */
  const hidden = useMemo(() => {
    const own = [SITES_LAYER, ...layers.filter(isBase).map(({ id }) => id)];
    return new Set(own.filter((id) => known.data && !shown.has(id)));
  }, [layers, shown, known.data]);

  const failed = [known, asked, ...tiles.failed].filter(({ isError }) => isError);
  return {
    groups,
    shown,
    drawn,
    /** Whom the drawn layers credit. */
    credits: creditsOf(drawn.map(({ layer }) => layer)),
    wanted: tiles.wanted,
    hidden,
    list,
    setList,
    show,
    habits,
    keep,
    topography: tiles.topography,
    pending: known.isPending || order.status === 'loading',
    failed: known.isError || asked.isError,
    /** The configuration of its order, if that cannot be used: the tree stands as if there were none. */
    fault: faultOf(order),
    /** Retries what failed to load; undefined if nothing did. */
    retry: failed.length > 0 ? () => failed.forEach((each) => void each.refetch()) : undefined,
    reset: () => {
      keep(undefined);
      showUsual();
      tiles.resetTopography();
    },
  };
}
export type MapLayers = ReturnType<typeof useMapLayers>;
