import type { ExpressionSpecification } from 'maplibre-gl';
import { SITES } from '@contract/land/layers/style/council-style.ts';
import { OutlinedShape } from './outlined-shape.tsx';
import type { EngineParts, MapEngineProps } from './map-types.ts';
import { EMPHASIS_OPACITY } from './view.ts';

/** The site under the pointer and the selected one, drawn over everything else. */
export function Emphasis({
  parts,
  mapStyle,
  selected,
  hoveredId,
}: MapEngineProps & { parts: EngineParts }) {
  const { Layer } = parts;
  const sites = mapStyle.layers.find((layer) => layer.id === 'sites-fill');
  const sourceLayer = sites && 'source-layer' in sites ? sites['source-layer'] : undefined;
  const isHovered: ExpressionSpecification = ['==', ['id'], hoveredId ?? -1];
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
      <OutlinedShape
        parts={parts}
        id="selected"
        shape={selected}
        colour="#161b21"
        fill="rgba(22, 27, 33, 0.15)"
        halo={7}
        opacity={EMPHASIS_OPACITY}
      />
    </>
  );
}
