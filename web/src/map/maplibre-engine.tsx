import 'maplibre-gl/dist/maplibre-gl.css';
import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Layer, Map, Marker, ScaleControl, Source } from 'react-map-gl/maplibre';
import { MapEngine } from './map-engine.tsx';
import type { MapEngineProps } from './map-types.ts';
import { MAX_PITCH } from './view.ts';

// Since version 6 the worker is no longer guessed from the bundle: its address must be given.
setWorkerUrl(workerUrl);

const parts = { Layer, Map, Marker, ScaleControl, Source };

export default function MapLibreEngine(props: MapEngineProps) {
  return <MapEngine parts={parts} maxPitch={MAX_PITCH.maplibre} {...props} />;
}
