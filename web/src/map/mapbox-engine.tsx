import 'mapbox-gl/dist/mapbox-gl.css';
import { Layer, Map, ScaleControl, Source } from 'react-map-gl/mapbox';
import { Surface } from './map-engine.tsx';
import type { EngineParts, SurfaceProps } from './map-types.ts';
import { MAX_PITCH } from './view.ts';

// react-map-gl gives both engines the same components; only the engines' own types differ.
const parts = { Layer, Map, ScaleControl, Source } as unknown as EngineParts;

export default function MapboxSurface(props: SurfaceProps) {
  return <Surface parts={parts} maxPitch={MAX_PITCH.mapbox} {...props} />;
}
