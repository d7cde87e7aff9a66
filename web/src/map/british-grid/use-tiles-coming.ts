import type OlMap from 'ol/Map.js';
import { useEffect, useState } from 'react';

/** Whether visible tiles are still loading; missing ones count as loaded. */
export function useTilesComing(map: OlMap | undefined): boolean {
  const [coming, setComing] = useState(true);
  useEffect(() => {
    if (!map) return;
    const onStart = () => setComing(true);
    const onEnd = () => setComing(false);
    map.on('loadstart', onStart);
    map.on('rendercomplete', onEnd);
    return () => {
      map.un('loadstart', onStart);
      map.un('rendercomplete', onEnd);
    };
  }, [map]);
  return coming;
}
