import { UNDER_SITES } from '@contract/land/layers/style/council-style.ts';
import type { Map as EngineMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';
import { useMapParts } from '../map-parts.ts';
import { namesApart } from './area-names.ts';
import { NameAreas } from './name-areas.tsx';
import { StyleSync, type WantedStyle } from './style-sync.ts';

/** A council's thematic layers on the map around this component, below its sites; their areas are named once each. */
export function ThematicLayers({ wanted }: { wanted: WantedStyle }) {
  const { drawn, areas } = useMemo(() => {
    const { layers, names, areas } = namesApart(wanted);
    const sources = { ...wanted.sources, ...names.sources };
    return { drawn: { sources, layers: [...layers, ...names.layers] }, areas };
  }, [wanted]);
  return (
    <>
      <FurtherLayers wanted={drawn} below={UNDER_SITES} />
      <NameAreas areas={areas} />
    </>
  );
}

/** Layers over the map's own style: below one of its layers, or above all of them. */
export function FurtherLayers({ wanted, below }: { wanted: WantedStyle; below?: string }) {
  const engine = useMapParts()?.map.getMap() as EngineMap | undefined;
  const now = useRef(wanted);
  now.current = wanted;
  const sync = useRef<StyleSync>(undefined);
  useEffect(() => {
    if (!engine) return;
    const own = new StyleSync(engine, below);
    sync.current = own;
    // Another search gives another style, and of the old one the engine keeps only what both have.
    const restore = () => {
      if (engine.getLayer(UNDER_SITES) && own.hasLost()) own.show(now.current);
    };
    own.show(now.current);
    engine.on('styledata', restore);
    return () => {
      engine.off('styledata', restore);
      sync.current = undefined;
      // A map that is gone has no style to remove anything from.
      if (engine.getStyle()) own.clear();
    };
  }, [engine, below]);
  useEffect(() => sync.current?.show(wanted), [wanted]);
  return null;
}
