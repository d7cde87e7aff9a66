import type { Map as EngineMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { useMapParts } from '../map-parts.ts';
import { MARK_RATIO, markImage } from './draw-mark.ts';

/** Draws the patterns and marks of layers when the engine first needs them. */
export function MarkImages() {
  const engine = useMapParts()?.map.getMap() as EngineMap | undefined;
  useEffect(() => {
    if (!engine) return;
    const supply = (id: string) => {
      const image = markImage(id);
      if (image && !engine.hasImage(id)) engine.addImage(id, image, { pixelRatio: MARK_RATIO });
    };
    // MapLibre reports a missing image only after the tile was laid out without it, so there it has to be added in
    // advance.
    const { setMissingStyleImageResolver: resolves } = engine as Partial<EngineMap>;
    if (resolves) {
      engine.setMissingStyleImageResolver(supply);
      return () => void engine.setMissingStyleImageResolver(null);
    }
    const missing = ({ id }: { id: string }) => supply(id);
    engine.on('styleimagemissing', missing);
    return () => void engine.off('styleimagemissing', missing);
  }, [engine]);
  return null;
}
