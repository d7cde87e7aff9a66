import Feature from 'ol/Feature.js';
import { altKeyOnly, singleClick } from 'ol/events/condition.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import Modify from 'ol/interaction/Modify.js';
import Snap from 'ol/interaction/Snap.js';
import VectorLayer from 'ol/layer/Vector.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import VectorSource from 'ol/source/Vector.js';
import { useEffect, useMemo, useRef } from 'react';
import type { Point } from '../../map/draw/national-grid.ts';
import { useGridMap } from '../../map/british-grid/grid-map-context.ts';
import type { Corner, BoundaryShape } from './shape.ts';

const format = new GeoJSON();
/** Pixels within which a click means a corner, and within which a dragged corner snaps to another. */
const REACH = 9;

interface Modifying {
  shape: BoundaryShape | undefined;
  corners: readonly Corner[];
  /** Corners of other sites, to which a dragged one snaps unless Alt is down. */
  others: Point[];
  changed: (next: BoundaryShape) => void;
  /** A corner was clicked, by its index in the list. */
  chosen: (place: number) => void;
}

/** Editing by pointer: corners and edges of the shape can be dragged, and a click chooses a corner. */
export function useModifying({ shape, others, ...calls }: Modifying): void {
  const { map } = useGridMap();
  const latest = useRef(calls);
  latest.current = calls;
  const own = useRef<BoundaryShape>(undefined);
  const source = useMemo(() => new VectorSource(), []);
  const holds = useMemo(() => new VectorSource(), []);

  useEffect(() => {
    // A shape that was dragged here is already drawn.
    if (shape === own.current) return;
    own.current = shape;
    source.clear();
    if (shape) source.addFeature(new Feature(format.readGeometry(shape) ?? undefined));
  }, [shape, source]);
  useEffect(() => {
    holds.clear();
    if (others.length > 0) holds.addFeature(new Feature(new MultiPoint(others)));
  }, [others, holds]);

  useEffect(() => {
    const layer = new VectorLayer({ source, zIndex: 25 });
    const modify = new Modify({
      source,
      deleteCondition: (event) => altKeyOnly(event) && singleClick(event),
    });
    const snap = new Snap({ source: holds, pixelTolerance: REACH, edge: false });
    modify.on('modifyend', () => {
      const geometry = source.getFeatures()[0]?.getGeometry();
      if (!geometry) return;
      own.current = format.writeGeometryObject(geometry) as BoundaryShape;
      latest.current.changed(own.current);
    });
    const onPress = ({ pixel }: MapBrowserEvent) => {
      const place = nearestTo(map.getCoordinateFromPixel(pixel), latest.current.corners, map);
      if (place !== undefined) latest.current.chosen(place);
    };
    const onAlt = ({ key, type }: KeyboardEvent) => {
      if (key === 'Alt') snap.setActive(type === 'keyup');
    };
    map.addLayer(layer);
    map.addInteraction(modify);
    map.addInteraction(snap);
    map.on('click', onPress);
    addEventListener('keydown', onAlt);
    addEventListener('keyup', onAlt);
    return () => {
      removeEventListener('keydown', onAlt);
      removeEventListener('keyup', onAlt);
      map.un('click', onPress);
      map.removeInteraction(snap);
      map.removeInteraction(modify);
      map.removeLayer(layer);
    };
  }, [map, source, holds]);
}

function nearestTo(
  [x = 0, y = 0]: number[],
  corners: readonly Corner[],
  map: ReturnType<typeof useGridMap>['map'],
): number | undefined {
  let found: number | undefined;
  let apart = REACH * (map.getView().getResolution() ?? 1);
  corners.forEach(({ at }, place) => {
    const away = Math.hypot(at[0] - x, at[1] - y);
    if (away <= apart) [found, apart] = [place, away];
  });
  return found;
}
