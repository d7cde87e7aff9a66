import { expect, test } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { serve } from '../testing/serve.ts';
import { layerTilesQuery } from './layer-tiles.ts';

const plan = (layerId: string) => ({ tiles: `/tiles/${layerId}`, sourceLayer: layerId });

test('layers asked for at the same moment are one call, and one that is missing fails alone', async () => {
  const asked = serve(({ path }) => {
    const ids = new URL(path, 'http://oak.test').searchParams.get('layerIds') ?? '[]';
    const answers = (JSON.parse(ids) as string[]).map((layerId) =>
      layerId === 'gone' ? null : plan(layerId),
    );
    return { json: { result: answers } };
  });
  const fetched = (layerId: string) => queryClient.fetchQuery(layerTilesQuery(layerId, '3857'));
  const [wards, gone, roads] = await Promise.allSettled(['wards', 'gone', 'roads'].map(fetched));
  expect(wards).toMatchObject({ status: 'fulfilled', value: plan('wards') });
  expect(roads).toMatchObject({ status: 'fulfilled', value: plan('roads') });
  expect(gone).toMatchObject({ status: 'rejected', reason: { status: 404 } });
  expect(asked).toHaveLength(1);

  // Known ones are not asked for again; the next are a call of their own.
  await Promise.all([fetched('wards'), fetched('parks')]);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.path).toContain(encodeURIComponent('["parks"]'));
});
