import { beforeAll, expect, it } from 'vitest';
import {
  addDictionaryField,
  type NewField,
} from '../../council/ground/dictionary/add-dictionary-field.ts';
import { jobs } from '../../jobs.ts';
import { sql, txOver, withPlatform } from '../../platform/db.ts';
import { handleMessage } from '../../platform/jobs.ts';
import type { JobMessage } from '../../platform/outbox.ts';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import { beyondShare, OWN_SHARE } from '../../platform/testing/beyond-share.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { inSchema } from '../layers/testing/in-schema.ts';
import { getAggregatedData } from '../aggregated-data/contract.ts';
import { getSiteTableSums } from './contract.ts';

useWorld();

const units = (dbPropertyName: string, standardName?: string): NewField => ({
  dbPropertyName,
  label: dbPropertyName,
  type: 'residential-units',
  ...(standardName ? { standardName } : {}),
});

let council: Council;
let ids: Record<string, number>;
beforeAll(async () => {
  council = await newCouncil();
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = "${council.mainSchema}", extensions`);
      for (const field of [
        units('homes'),
        units('from_homes', 'NetDwellingsRangeFrom'),
        units('to_homes', 'NetDwellingsRangeTo'),
        units('least_homes', 'MinNetDwellings'),
        {
          dbPropertyName: 'size_ha',
          label: 'Area',
          type: 'area.hectares',
          standardName: 'Hectares',
        } as const,
        {
          dbPropertyName: 'left_on',
          label: 'Left',
          type: 'date',
          standardName: 'EndDate',
        } as const,
      ])
        await addDictionaryField(txOver(client), field);
    }),
  );
  await inSchema(
    council,
    `insert into sites (source, source_reference, homes, from_homes, to_homes, least_homes, size_ha, left_on) values
       ('test', 'own', 10, 90, 95, 80, 1, null),
       ('test', 'register', null, 30, 41, null, 2, null),
       ('test', 'of 2017', null, null, null, 7, 3, null),
       ('test', 'ended', 1000, null, null, null, 100, '2020-01-01'),
       ('test', 'leaving', 5, null, null, null, 4, '2999-01-01'),
       ('test', 'part', 6, null, null, null, 0.5, null),
       ('test', 'part of a part', 3, null, null, null, 0.2, null),
       ('test', 'part of ended', 8, null, null, null, 0.7, null);
     update sites set parent_id = p.id from (select id, source_reference as of from sites) p
      where (source_reference, p.of) in
            (('part', 'own'), ('part of a part', 'part'), ('part of ended', 'ended'))`,
  );
  const { rows } = await inSchema(council, 'select id, source_reference as name from sites');
  ids = Object.fromEntries(rows.map(({ id, name }) => [String(name), Number(id)]));
}, 120_000);

const sums = (...names: string[]) =>
  council.as('viewer').call(getSiteTableSums, {
    filters: [],
    ...(names.length > 0 ? { siteIds: names.map((name) => ids[name] as number) } : {}),
  });

it('homes are a range, of the own field or else of the register', async () => {
  expect((await sums('own')).homes).toEqual({ from: 10, to: 10 });
  expect((await sums('register')).homes).toEqual({ from: 30, to: 41 });
  expect((await sums('of 2017')).homes).toEqual({ from: 7, to: 7 });
  expect((await sums('own', 'register', 'of 2017')).homes).toEqual({ from: 47, to: 58 });
});

it('says by how much the boundaries that it counts overlap', async () => {
  const at = (name: string, x: number, side = 100) =>
    inSchema(
      council,
      `update sites set wkb_geometry = st_makeenvelope(${x}, 560000, ${x + side}, ${560_000 + side}, 27700)
        where source_reference = '${name}'`,
    );
  // The first three share 40 m of one another, the first its neighbour's fence, too; a part lies in its whole.
  await at('own', 420_000);
  await at('register', 420_060);
  await at('of 2017', 420_060);
  await at('part', 420_000, 50);
  await at('ended', 420_000);
  await at('leaving', 419_900);
  // 3 ha drawn of 1.6 ha of land, and a fourth that only touches.
  expect(await sums()).toMatchObject({ overlapping: 3, overlapHectares: 1.4 });
  expect(await sums('own', 'register')).toMatchObject({ overlapping: 2, overlapHectares: 0.4 });
  expect(await sums('own', 'leaving')).toMatchObject({ overlapping: 0, overlapHectares: 0 });
});

it('land counts once: not what has ended, nor what lies inside another that counts', async () => {
  expect(await sums()).toMatchObject({
    sites: 8,
    ended: 1,
    inside: 2,
    // 1 + 2 + 3 + 4, and the part of the site that has ended.
    hectares: 10.7,
    homes: { from: 10 + 30 + 7 + 5 + 8, to: 10 + 41 + 7 + 5 + 8 },
  });
  // A part counts where its whole was not found, and stands below it however far.
  expect(await sums('part', 'register')).toMatchObject({ inside: 0, hectares: 2.5 });
  expect(await sums('own', 'part of a part')).toMatchObject({ inside: 1, hectares: 1 });
});

it('the aggregated data sum the same land', async () => {
  await council.as('admin').post('/functions/invoke', { json: { name: 'aggregateData' } });
  const { rows } = await withPlatform((tx) =>
    sql<JobMessage>`
      select id as "eventId", ${council.shortName} as tenant, job, payload, trace from platform.outbox
       where tenant_role = ${council.mainSchema} and job = 'aggregate-data'`.execute(tx),
  );
  for (const message of rows) await handleMessage(jobs, message);
  const { data } = await council.as('viewer').call(getAggregatedData, {});
  expect(data).toMatchObject({ sites: 8, counted: 5, ended: 1, inside: 2 });
  const summed = data?.measures.map(({ dbPropertyName, sum, sites }) => [
    dbPropertyName,
    sum,
    sites,
  ]);
  expect(summed).toContainEqual(['size_ha', 10.7, 5]);
  // The table's range of homes: the sum of its higher ends, and beside it of the lower.
  expect(data?.measures).toContainEqual(
    expect.objectContaining({ dbPropertyName: 'homes', from: 60, sum: 71, sites: 5 }),
  );
});

it('are for each account a share of what summing takes', async () => {
  expect(
    await beyondShare(council, 'site-table-sums', (who) =>
      council.as(who).post('/site/table/sums', { json: { filters: [] } }),
    ),
  ).toEqual(OWN_SHARE);
});
