import type { Geometry } from 'geojson';
import type { DataDrivenPropertyValueSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import type { EngineParts } from './map-types.ts';

interface OutlinedShapeProps {
  parts: EngineParts;
  /** Id of the source; its layers' ids begin with it. */
  id: string;
  /** In longitude and latitude; if undefined, nothing is drawn. */
  shape: Geometry | undefined;
  colour: string;
  /** Fill of a point; transparent by default. */
  fill?: string;
  /** Width in px of the white casing under the line. */
  halo: number;
  opacity?: DataDrivenPropertyValueSpecification<number>;
}

/** One shape over everything else: a line on white, a point as a ring. */
export function OutlinedShape({
  parts,
  id,
  shape,
  colour,
  fill = 'transparent',
  halo,
  opacity = 1,
}: OutlinedShapeProps) {
  const { Layer, Source } = parts;
  const data = useMemo(
    () => ({
      type: 'Feature' as const,
      properties: {},
      geometry: shape ?? { type: 'GeometryCollection' as const, geometries: [] },
    }),
    [shape],
  );
  return (
    <Source id={id} type="geojson" data={data}>
      <Layer
        id={`${id}-halo`}
        type="line"
        filter={['!=', ['geometry-type'], 'Point']}
        paint={{ 'line-color': '#ffffff', 'line-width': halo, 'line-opacity': 0.9 }}
      />
      <Layer
        id={`${id}-line`}
        type="line"
        filter={['!=', ['geometry-type'], 'Point']}
        paint={{ 'line-color': colour, 'line-width': 3, 'line-opacity': opacity }}
      />
      <Layer
        id={`${id}-point`}
        type="circle"
        filter={['==', ['geometry-type'], 'Point']}
        paint={{
          'circle-radius': 11,
          'circle-color': fill,
          'circle-stroke-color': colour,
          'circle-stroke-width': 3,
          'circle-stroke-opacity': opacity,
        }}
      />
    </Source>
  );
}
