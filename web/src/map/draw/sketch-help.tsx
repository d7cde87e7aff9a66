import type { MapRef } from 'react-map-gl/maplibre';
import { Crosshair } from './crosshair.tsx';
import { PointerPrompt } from './pointer-prompt.tsx';
import type { SketchPointer } from './use-sketch.ts';

interface SketchHelpProps {
  map: MapRef;
  pointer: SketchPointer | undefined;
  byKeys: boolean;
  /** What to do next. */
  prompt: string;
}

/**
 * Help over the map while drawing: a prompt that follows the pointer, and for the keyboard a mark where Enter adds a
 * corner.
 */
export const SketchHelp = ({ map, pointer, byKeys, prompt }: SketchHelpProps) => (
  <>
    {byKeys && <Crosshair at={map.project(map.getCenter())} />}
    {pointer && <PointerPrompt pointer={pointer}>{prompt}</PointerPrompt>}
  </>
);
