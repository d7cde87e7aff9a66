import { expect, it } from 'vitest';
import { twoCouncils } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { someSites, writeSites } from '../testing/few-hundred-sites.ts';

useWorld();

it('tags are offered by name, each council its own', async () => {
  const { oak, elm } = await twoCouncils();
  const [site] = await writeSites(oak, someSites(2));
  for (const name of ['riverside', 'Flood Risk']) {
    const json = { sites_ids: [site?.id], created_tag_name: name };
    expect((await oak.as('officer').post('/tag', { json })).status).toBe(201);
  }
  const path = '/search/search-options?dbPropertyNames=site_tags';
  const options = ['flood-risk', 'riverside'].map((name) => ({ value: name, label: name }));
  expect((await oak.as('viewer').get(path)).body).toEqual({
    result: { options: { site_tags: options } },
  });
  expect((await elm.as('viewer').get(path)).body).toEqual({
    result: { options: { site_tags: [] } },
  });
});
