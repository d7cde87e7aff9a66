import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTenant } from '../../session/tenant.tsx';
import { useMapParts } from '../map-parts.ts';
import { mapMessages as messages } from '../messages.ts';
import { overBasemap } from './over-basemap.ts';

const TILES = 'https://tile.googleapis.com/v1';
/** The Google session and its layer: specification 000 and 002 section 9. */
const SESSION = { mapType: 'satellite', language: 'en-UK', region: 'UK' };
const TILE_SIZE = 256;
const CLOSEST = 23;

/** Google's map tiles, under a session that they require and that lasts for days. */
export default function SatelliteLayer() {
  const key = useTenant().googleMapsKey ?? '';
  const made = useMapParts();
  const { data: session, isError } = useQuery({
    queryKey: ['satellite-session', key],
    queryFn: ({ signal }) => newSession(key, signal),
    staleTime: ({ state }) => (state.data ? state.data.until - Date.now() : 0),
    retry: 1,
  });
  if (!made) return null;
  if (isError) return <Notice role="alert">{messages.satelliteFailed}</Notice>;
  if (!session) return null;
  const { Source, Layer } = made.parts;
  const before = overBasemap(made.map);
  return (
    <Source
      id="satellite"
      type="raster"
      tiles={[`${TILES}/2dtiles/{z}/{x}/{y}?session=${session.token}&key=${key}`]}
      tileSize={TILE_SIZE}
      minzoom={0}
      maxzoom={CLOSEST}
      attribution="Google"
    >
      <Layer id="satellite" type="raster" {...(before ? { beforeId: before } : {})} />
    </Source>
  );
}

async function newSession(key: string, signal: AbortSignal) {
  const response = await fetch(`${TILES}/createSession?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SESSION),
    signal,
  });
  if (!response.ok) throw new Error(`${messages.satelliteFailed} (${response.status})`);
  const { session, expiry } = (await response.json()) as { session: string; expiry: string };
  return { token: session, until: Number(expiry) * 1000 };
}

const Notice = chakra('p', {
  base: {
    position: 'absolute',
    top: '3',
    left: '3',
    maxW: 'calc(100% - 220px)',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
  },
});
