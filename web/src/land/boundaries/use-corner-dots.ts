import type { MultiPoint } from 'geojson';
import { containsCoordinate } from 'ol/extent.js';
import { useEffect, useMemo, useState } from 'react';
import { useGridMap } from '../../map/british-grid/grid-map-context.ts';
import type { Corner } from './shape.ts';

/** With more in view, dots would hide the boundary. */
const MAX_DOTS = 500;

/** The visible corners, to be drawn as dots; none if there are too many. */
export function useCornerDots(corners: readonly Corner[]): [MultiPoint] {
  const { map } = useGridMap();
  const [extent, setExtent] = useState(() => map.getView().calculateExtent());
  useEffect(() => {
    const look = () => setExtent(map.getView().calculateExtent());
    map.on('moveend', look);
    return () => map.un('moveend', look);
  }, [map]);
  return useMemo(() => {
    const seen = corners.filter(({ at }) => containsCoordinate(extent, at));
    const coordinates = seen.length > MAX_DOTS ? [] : seen.map(({ at }) => at);
    return [{ type: 'MultiPoint', coordinates }];
  }, [corners, extent]);
}
