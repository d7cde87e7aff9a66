import Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Geometry } from 'geojson';
import { useEffect, useMemo, useRef } from 'react';
import { useGridMap } from './grid-map-context.ts';

interface ShapeLook {
  colour: string;
  /** The fill; none if absent. */
  fill?: string;
  width?: number;
  dashed?: boolean;
  /** Corners as dots of this many pixels. */
  dots?: number;
}

type Shapes = readonly (Geometry | null | undefined)[];

interface ShapesLayerProps {
  /** In metres of the grid; redrawn when one of them is a different object. */
  shapes: Shapes;
  look: ShapeLook;
  /** Higher ones are drawn over lower ones. */
  height: number;
}

const format = new GeoJSON();

/** Shapes over the map's own layers, with a white edge so that they are visible on any background. */
export function ShapesLayer({ shapes, look, height }: ShapesLayerProps) {
  const { map } = useGridMap();
  const source = useMemo(() => new VectorSource(), []);
  const drawn = useRef<Shapes>([]);
  const lookText = JSON.stringify(look);
  useEffect(() => {
    const layer = new VectorLayer({ source, zIndex: height, style: stylesOf(look) });
    map.addLayer(layer);
    return () => void map.removeLayer(layer);
    // The look is compared by what it says.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, source, height, lookText]);
  // A boundary has tens of thousands of corners: the shapes are compared by identity.
  useEffect(() => {
    const before = drawn.current;
    const same = before.length === shapes.length && shapes.every((each, i) => each === before[i]);
    if (same) return;
    drawn.current = shapes;
    source.clear();
    for (const shape of shapes) {
      if (shape) source.addFeature(new Feature(format.readGeometry(shape) ?? undefined));
    }
  });
  return null;
}

function stylesOf({ colour, fill, width = 3, dashed = false, dots }: ShapeLook): Style[] {
  const dash = dashed ? { lineDash: [8, 6] } : {};
  const inside = fill === undefined ? {} : { fill: new Fill({ color: fill }) };
  const point = (radius: number) =>
    new CircleStyle({
      radius,
      fill: new Fill({ color: colour }),
      stroke: new Stroke({ color: '#ffffff', width: 2 }),
    });
  return [
    new Style({ stroke: new Stroke({ color: 'rgba(255, 255, 255, 0.85)', width: width + 3 }) }),
    new Style({
      ...inside,
      stroke: new Stroke({ color: colour, width, ...dash }),
      image: point(dots ?? 7),
    }),
  ];
}
