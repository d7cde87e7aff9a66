import { layerTiles } from '@calls/land/layers/contract.ts';
import type { ExpressionSpecification } from 'maplibre-gl';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useMapParts } from '../map-parts.ts';
import { useBuildings } from './buildings.tsx';

/** Height in metres for a building without one: two storeys. */
const USUAL_HEIGHT = 6;
/** Buildings are extruded above this zoom (specification 002 section 9). */
const FADE = { from: 15, to: 15.05 };

const growing = (to: ExpressionSpecification | number): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], FADE.from, 0, FADE.to, to] as ExpressionSpecification;
const height: ExpressionSpecification = [
  'coalesce',
  ['to-number', ['get', 'height'], USUAL_HEIGHT],
  USUAL_HEIGHT,
];

/** The council's buildings in 3D. */
export default function BuildingsLayer() {
  const made = useMapParts();
  const id = useBuildings(true);
  const { data } = useEndpoint(layerTiles, id ? { layerId: id, projection: '3857' } : null);
  if (!made || !data) return null;
  const { Source, Layer } = made.parts;
  return (
    <Source id="buildings-3d" type="vector" tiles={[absolute(data.tiles)]} maxzoom={16}>
      <Layer
        id="buildings-3d"
        type="fill-extrusion"
        source-layer={data.sourceLayer}
        minzoom={FADE.from}
        paint={{
          'fill-extrusion-color': '#b9aea1',
          'fill-extrusion-height': growing(height),
          'fill-extrusion-opacity': growing(0.85),
        }}
      />
    </Source>
  );
}

const absolute = (tiles: string) => (tiles.startsWith('/') ? location.origin + tiles : tiles);
