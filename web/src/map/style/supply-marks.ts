import type { Map as EngineMap } from 'maplibre-gl';
import { MARK_RATIO, markImage } from './draw-mark.ts';

/** Has a map draw the patterns and marks of layers when it first needs them; gives what ends that. */
export function supplyMarks(engine: EngineMap): () => void {
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
}
