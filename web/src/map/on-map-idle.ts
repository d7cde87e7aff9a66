import type { Map as EngineMap } from 'maplibre-gl';

/** Does this now and whenever the map has come to rest; gives what ends it. */
export function onMapIdle(engine: EngineMap, renew: () => void): () => void {
  renew();
  // The map is idle once the requested tiles have loaded, and after every move.
  engine.on('moveend', renew);
  engine.on('idle', renew);
  return () => {
    engine.off('moveend', renew);
    engine.off('idle', renew);
  };
}
