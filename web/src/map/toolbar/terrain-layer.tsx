import { useEffect } from 'react';
import { env } from '../../api/env.ts';
import { useMapParts } from '../map-parts.ts';

const SOURCE = 'terrain';

/** Shades the hills and, if the map is tilted, raises the ground. The source's images are in 'terrarium' encoding. */
export default function TerrainLayer() {
  const made = useMapParts();
  const map = made?.map;
  useEffect(() => {
    if (!map) return;
    const engine = map.getMap();
    const raise = () => {
      if (engine.getSource(SOURCE) && !engine.getTerrain()) engine.setTerrain({ source: SOURCE });
    };
    raise();
    engine.on('sourcedata', raise);
    return () => {
      engine.off('sourcedata', raise);
      engine.setTerrain(null);
    };
  }, [map]);
  if (!made) return null;
  const { Source, Layer } = made.parts;
  return (
    <Source
      id={SOURCE}
      type="raster-dem"
      encoding="terrarium"
      tiles={[`${location.origin}${env.apiBase}/layers/terrain/{z}/{x}/{y}`]}
      tileSize={256}
      maxzoom={14}
    >
      <Layer id="terrain-shade" type="hillshade" paint={{ 'hillshade-exaggeration': 0.3 }} />
    </Source>
  );
}
