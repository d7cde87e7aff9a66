import type { Map as EngineMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { useMapParts } from '../map-parts.ts';
import { supplyMarks } from './supply-marks.ts';

/** Draws the patterns and marks of layers when the engine first needs them. */
export function MarkImages() {
  const engine = useMapParts()?.map.getMap() as EngineMap | undefined;
  useEffect(() => (engine ? supplyMarks(engine) : undefined), [engine]);
  return null;
}
