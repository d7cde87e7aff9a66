import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import type { CustomShape } from '@contract/land/sites/contract.ts';
import { useMapParts } from '../../map/map-parts.ts';

const INK = '#c2006b';

/** The shapes that were read, by number; the chosen ones are highlighted. */
export function ShapesOnMap({ choices }: { choices: { shape: CustomShape; taken: boolean }[] }) {
  const made = useMapParts();
  const data: FeatureCollection = useMemo(
    () => ({
      type: 'FeatureCollection',
      features: choices.map(({ shape, taken }, index) => ({
        type: 'Feature',
        properties: { number: String(index + 1), taken },
        geometry: shape.geometry,
      })),
    }),
    [choices],
  );
  if (!made) return null;
  const { Source, Layer } = made.parts;
  const strength = (taken: number, left: number) =>
    ['case', ['get', 'taken'], taken, left] as unknown as number;
  return (
    <Source id="shapes" type="geojson" data={data}>
      <Layer
        id="shapes-area"
        type="fill"
        filter={['==', ['geometry-type'], 'Polygon']}
        paint={{ 'fill-color': INK, 'fill-opacity': strength(0.3, 0.08) }}
      />
      <Layer
        id="shapes-line"
        type="line"
        filter={['==', ['geometry-type'], 'Polygon']}
        paint={{ 'line-color': INK, 'line-width': strength(3, 1.5) }}
      />
      <Layer
        id="shapes-point"
        type="circle"
        filter={['==', ['geometry-type'], 'Point']}
        paint={{
          'circle-color': INK,
          'circle-opacity': strength(1, 0.5),
          'circle-radius': 8,
          'circle-stroke-color': '#ffffff',
          'circle-stroke-width': 2,
        }}
      />
      <Layer
        id="shapes-number"
        type="symbol"
        layout={{
          'text-field': ['get', 'number'],
          'text-font': ['Inter Variable'],
          'text-size': 13,
          'text-allow-overlap': true,
        }}
        paint={{ 'text-color': '#161b21', 'text-halo-color': '#ffffff', 'text-halo-width': 2 }}
      />
    </Source>
  );
}
