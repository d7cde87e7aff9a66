import { expect, it } from 'vitest';
import type { Council } from '../../../platform/testing/council.ts';
import { listUpdates } from '../../../council/notifications/contract.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { imported } from '../testing/upload.ts';

useWorld();

const register = (sites: number, hectares: number) =>
  [
    'SiteReference,SiteNameAddress,GeoX,GeoY,Hectares',
    ...Array.from({ length: sites }, (_, at) => `OAK${at},${at} Oak Lane,-1.61,54.97,${hectares}`),
  ].join('\n');

const newsAfter = (council: Council, after?: number) =>
  council.as('officer').call(listUpdates, { after });

it('tells open searches of new sites, of a few changed ones by id, and of many at once', async () => {
  const council = await councilWithDictionary();
  const start = await newsAfter(council);
  await imported(council, register(40, 1));
  const added = await newsAfter(council, start.cursor);
  expect(added.updates.filter(({ entity }) => entity === 'site')).toEqual([
    expect.objectContaining({ entityId: 'several', kind: 'created' }),
  ]);
  await imported(council, register(40, 2));
  const changed = await newsAfter(council, added.cursor);
  expect(changed.updates.filter(({ entity }) => entity === 'site')).toEqual([
    expect.objectContaining({ entityId: 'several', kind: 'updated' }),
  ]);
  await imported(council, register(2, 3));
  const few = await newsAfter(council, changed.cursor);
  expect(few.updates.filter(({ entity }) => entity === 'site')).toHaveLength(2);
});

it('tells open pages of the import itself, at its start and at its end', async () => {
  const council = await councilWithDictionary();
  const start = await newsAfter(council);
  await imported(council, register(3, 1));
  const { updates } = await newsAfter(council, start.cursor);
  const ofImport = updates.filter(({ entity }) => entity === 'import');
  expect(ofImport[0]).toMatchObject({ entityId: 'several', kind: 'created' });
  expect(ofImport.at(-1)).toMatchObject({
    entityId: expect.stringMatching(/^\d+$/),
    kind: 'updated',
  });
});
