import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { clustersInBrowser } from '../../map/clustering.ts';
import { layerTilesQuery } from '../../map/layer-tiles.ts';
import { useTenant } from '../../session/tenant.tsx';
import { type BaseSource, type DrawnLayer, wantedOf } from './drawn-layers.ts';

/** A topographic map shows nothing below this zoom, and its tiles are twice as wide (002 section 9). */
const TOPOGRAPHY = { id: 'topography', minZoom: 12, tileSize: 512 };

/** What the map draws of these layers, over the topographic map where the council has one; asks where the tiles are. */
export function useWantedStyle(drawn: readonly DrawnLayer[], projection: '3857' | '27700') {
  const tenant = useTenant();
  const tiles = useQueries({
    queries: drawn.map(({ layer: { id } }) => layerTilesQuery(id, projection)),
    combine: (answers) => ({
      data: answers.map(({ data }) => data),
      failed: answers.filter(({ isError }) => isError),
    }),
  });
  // Points are merged, and others' images laid underneath, only on the web map.
  const onTheWeb = projection === '3857';
  const topography = addressOf(tenant.geoserverURLs, 'topography');
  const [withTopography, setTopography] = useState(true);
  const base: BaseSource[] =
    topography && withTopography && onTheWeb ? [{ ...TOPOGRAPHY, tiles: topography }] : [];
  const tilesText = JSON.stringify([tiles.data, base]);
  const wanted = useMemo(() => {
    const places = new Map(drawn.map(({ layer }, index) => [layer.id, tiles.data[index]]));
    return wantedOf(
      drawn,
      (id) => places.get(id),
      base,
      onTheWeb && clustersInBrowser(tenant.features),
    );
    // The answers are compared by what they say: useQueries gives a new list each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [drawn, tilesText, tenant.features]);
  return {
    wanted,
    failed: tiles.failed,
    topography: topography && onTheWeb ? { on: withTopography, set: setTopography } : undefined,
    resetTopography: () => setTopography(true),
  };
}

function addressOf(urls: object | null, name: string): string | undefined {
  const found = (urls as Record<string, unknown> | null)?.[name];
  return typeof found === 'string' && found.startsWith('https://') ? found : undefined;
}
