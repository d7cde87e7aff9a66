import { UNDER_SITES } from '@contract/layers/style/council-style.ts';
import type { Map as EngineMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { useMapParts } from '../map-parts.ts';
import { MARK_RATIO, markImage } from './draw-mark.ts';
import { StyleSync, type Wanted } from './style-sync.ts';

/** A council's thematic layers on the map around this part, under its sites. */
export function ThematicLayers({ wanted }: { wanted: Wanted }) {
  const engine = useMapParts()?.map.getMap() as EngineMap | undefined;
  const now = useRef(wanted);
  now.current = wanted;
  const sync = useRef<StyleSync>(undefined);
  useEffect(() => {
    if (!engine) return;
    const own = new StyleSync(engine, UNDER_SITES);
    sync.current = own;
    const supply = ({ id }: { id: string }) => {
      const image = markImage(id);
      if (image && !engine.hasImage(id)) engine.addImage(id, image, { pixelRatio: MARK_RATIO });
    };
    // Another search is another style, and the engine keeps of the old one only what both have.
    const restore = () => {
      if (engine.getLayer(UNDER_SITES) && own.hasLost()) own.show(now.current);
    };
    own.show(now.current);
    engine.on('styleimagemissing', supply);
    engine.on('styledata', restore);
    return () => {
      engine.off('styleimagemissing', supply);
      engine.off('styledata', restore);
      sync.current = undefined;
      // A map that is gone has no style to take anything from.
      if (engine.getStyle()) own.clear();
    };
  }, [engine]);
  useEffect(() => sync.current?.show(wanted), [wanted]);
  return null;
}
