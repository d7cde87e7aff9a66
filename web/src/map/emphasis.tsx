import type { ExpressionSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { SITES } from '@contract/layers/style/council-style.ts';
import type { EngineParts, SurfaceProps } from './surface-types.ts';
import { EMPHASIS_OPACITY } from './view.ts';

/** The site under the pointer and the selected one, over everything else. */
export function Emphasis({
  parts,
  mapStyle,
  selected,
  hoveredId,
}: SurfaceProps & { parts: EngineParts }) {
  const { Layer, Source } = parts;
  const sites = mapStyle.layers.find((layer) => layer.id === 'sites-fill');
  const sourceLayer = sites && 'source-layer' in sites ? sites['source-layer'] : undefined;
  const isHovered: ExpressionSpecification = ['==', ['id'], hoveredId ?? -1];
  const shape = useMemo(
    () => ({
      type: 'Feature' as const,
      properties: {},
      geometry: selected ?? { type: 'GeometryCollection' as const, geometries: [] },
    }),
    [selected],
  );
  return (
    <>
      {sourceLayer !== undefined && (
        <Layer
          id="sites-hovered"
          type="line"
          source={SITES}
          source-layer={sourceLayer}
          filter={isHovered}
          paint={{ 'line-color': '#161b21', 'line-width': 2.5, 'line-opacity': EMPHASIS_OPACITY }}
        />
      )}
      <Source id="selected" type="geojson" data={shape}>
        <Layer
          id="selected-halo"
          type="line"
          filter={['!=', ['geometry-type'], 'Point']}
          paint={{ 'line-color': '#ffffff', 'line-width': 7, 'line-opacity': 0.9 }}
        />
        <Layer
          id="selected-line"
          type="line"
          filter={['!=', ['geometry-type'], 'Point']}
          paint={{ 'line-color': '#161b21', 'line-width': 3, 'line-opacity': EMPHASIS_OPACITY }}
        />
        <Layer
          id="selected-point"
          type="circle"
          filter={['==', ['geometry-type'], 'Point']}
          paint={{
            'circle-radius': 11,
            'circle-color': 'rgba(22, 27, 33, 0.15)',
            'circle-stroke-color': '#161b21',
            'circle-stroke-width': 3,
            'circle-stroke-opacity': EMPHASIS_OPACITY,
          }}
        />
      </Source>
    </>
  );
}
