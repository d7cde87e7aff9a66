import 'mapbox-gl/dist/mapbox-gl.css';
import { Layer, Map, Marker, ScaleControl, Source } from 'react-map-gl/mapbox';
import { MapEngine } from './map-engine.tsx';
import type { EngineParts, MapEngineProps } from './map-types.ts';
import { MAX_PITCH } from './view.ts';

// react-map-gl gives both engines the same components; only the engines' own types differ.
const parts = { Layer, Map, Marker, ScaleControl, Source } as unknown as EngineParts;

export default function MapboxEngine(props: MapEngineProps) {
  return <MapEngine parts={parts} maxPitch={MAX_PITCH.mapbox} {...props} />;
}
