import type { Feature, FeatureCollection, Position } from 'geojson';
import { useMemo } from 'react';
import { useMapParts } from '../map-parts.ts';
import type { Point } from './national-grid.ts';
import type { Sketch } from './sketch.ts';

/** Visible on streets and satellite images alike. */
const INK = '#c2006b';

/** A sketch on the map, with the side that follows the pointer. */
export function SketchLayers({
  sketch,
  next,
  faults = [],
}: {
  sketch: Sketch;
  /** Where the next corner would be. */
  next?: Point | undefined;
  /** Where it intersects itself. */
  faults?: Point[];
}) {
  const made = useMapParts();
  const data = useMemo(() => shapesOf(sketch, next, faults), [sketch, next, faults]);
  if (!made) return null;
  const { Source, Layer } = made.parts;
  const isPart = (part: string): ['==', ['get', string], string] => ['==', ['get', 'part'], part];
  return (
    <Source id="sketch" type="geojson" data={data}>
      <Layer
        id="sketch-area"
        type="fill"
        filter={isPart('area')}
        paint={{ 'fill-color': INK, 'fill-opacity': 0.12 }}
      />
      <Layer
        id="sketch-halo"
        type="line"
        filter={isPart('line')}
        paint={{ 'line-color': '#ffffff', 'line-width': 5, 'line-opacity': 0.8 }}
      />
      <Layer
        id="sketch-line"
        type="line"
        filter={isPart('line')}
        paint={{ 'line-color': INK, 'line-width': 2.5 }}
      />
      <Layer
        id="sketch-next"
        type="line"
        filter={isPart('next')}
        paint={{ 'line-color': INK, 'line-width': 2, 'line-dasharray': [2, 2] }}
      />
      <Layer
        id="sketch-corners"
        type="circle"
        filter={isPart('corner')}
        paint={{
          'circle-radius': 5,
          'circle-color': '#ffffff',
          'circle-stroke-color': INK,
          'circle-stroke-width': 2,
        }}
      />
      <Layer
        id="sketch-faults"
        type="circle"
        filter={isPart('fault')}
        paint={{
          'circle-radius': 10,
          'circle-color': 'rgba(180, 35, 24, 0.25)',
          'circle-stroke-color': '#b42318',
          'circle-stroke-width': 3,
        }}
      />
    </Source>
  );
}

function shapesOf(sketch: Sketch, next: Point | undefined, faults: Point[]): FeatureCollection {
  const { kind, points, finished } = sketch;
  const [first, last] = [points[0], points.at(-1)];
  const line: Position[] = finished && kind === 'polygon' && first ? [...points, first] : points;
  const features: Feature[] = [];
  const add = (part: string, geometry: Feature['geometry']) =>
    features.push({ type: 'Feature', properties: { part }, geometry });
  const inside = next && !finished ? [...points, next] : points;
  if (kind === 'polygon' && first && inside.length > 2)
    add('area', { type: 'Polygon', coordinates: [[...inside, first]] });
  if (line.length > 1) add('line', { type: 'LineString', coordinates: line });
  if (next && last && first && !finished) {
    const closing = kind === 'polygon' && points.length > 1 ? [first] : [];
    add('next', { type: 'LineString', coordinates: [last, next, ...closing] });
  }
  for (const point of points) add('corner', { type: 'Point', coordinates: point });
  for (const point of faults) add('fault', { type: 'Point', coordinates: point });
  return { type: 'FeatureCollection', features };
}
