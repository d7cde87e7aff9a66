import { siteGeometries } from '@calls/land/site-search/contract.ts';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { useEffect, useMemo, useState } from 'react';
import { positionsIn } from './positions-in.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import type { Point } from '../../map/draw/national-grid.ts';
import { useGridMap } from '../../map/british-grid/grid-map-context.ts';
import type { BoundaryShape } from './shape.ts';

const SITES_LAYER = 'sitesLayer';
/** With more in view, they are too small to tell apart. */
const MAX_SITES = 100;

/**
 * Corners that a pointer snaps to: exactly those of this boundary (`own`) and of the other sites in view, not the
 * simplified ones in the tiles.
 */
export function useSnapCorners(on: boolean, siteId: number, shape: BoundaryShape | undefined) {
  const { map } = useGridMap();
  const [ids, setIds] = useState<number[]>([]);
  useEffect(() => {
    if (!on) return;
    const look = () => {
      const next = sitesInSight(map);
      setIds((before) => (before.join() === next.join() ? before : next));
    };
    look();
    map.on('rendercomplete', look);
    return () => map.un('rendercomplete', look);
  }, [map, on]);
  const wanted = on && ids.length > 0 ? { siteIds: ids, projection: '27700' as const } : null;
  const { data } = useEndpoint(siteGeometries, wanted, { keepPrevious: true });
  const own = useMemo(() => (on && shape ? positionsIn(shape) : NO_CORNERS), [on, shape]);
  const others = useMemo(
    () =>
      on
        ? (data?.geometries ?? []).flatMap(({ id, geometry }) =>
            geometry && id !== siteId ? positionsIn(geometry) : [],
          )
        : NO_CORNERS,
    [on, siteId, data],
  );
  return { own, others };
}

const NO_CORNERS: Point[] = [];

function sitesInSight(map: ReturnType<typeof useGridMap>['map']): number[] {
  const extent = map.getView().calculateExtent();
  const ids = new Set<number>();
  for (const layer of map.getAllLayers()) {
    if (!(layer instanceof VectorTileLayer)) continue;
    for (const feature of layer.getFeaturesInExtent(extent)) {
      const isSite =
        feature.get('layer') === SITES_LAYER && feature.get('point_count') === undefined;
      if (isSite) ids.add(Number(feature.getId()));
    }
  }
  return ids.size > MAX_SITES ? [] : [...ids].sort((a, b) => a - b);
}
