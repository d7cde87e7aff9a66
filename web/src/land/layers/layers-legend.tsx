import { chakra } from '@chakra-ui/react';
import { Swatch } from '../../map/style/swatch.tsx';
import { layerPanelMessages as messages } from './messages.ts';
import type { MapLayers } from './use-map-layers.ts';

/** The legend's entries of the layers that are drawn, each in its own style. */
export function LayersLegend({ drawn }: Pick<MapLayers, 'drawn'>) {
  return (
    <>
      <chakra.p px="3" pt="1" pb="2" fontWeight="semibold">
        {messages.legend}
      </chakra.p>
      <chakra.ul px="3" pb="2" display="grid" gap="1.5">
        {drawn.map(({ layer, style, opacity }) => (
          <chakra.li key={layer.id} display="flex" alignItems="center" gap="2">
            <Swatch style={style} of={layer.geometryKind} opacity={opacity} />
            <chakra.span minW="0" overflowWrap="anywhere">
              {layer.layerName}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
