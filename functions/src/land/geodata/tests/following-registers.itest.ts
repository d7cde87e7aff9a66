import { beforeAll, expect, it } from 'vitest';
import { londonDay } from '../../../platform/dates/london.ts';
import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { imported } from '../testing/upload.ts';

useWorld();

let council: Council;
beforeAll(async () => {
  const named = (...values: string[]) => values.map((value) => ({ value, label: value }));
  council = await councilWithDictionary([
    { dbPropertyName: 'stage', label: 'Stage', type: 'status', options: named('New', 'Done') },
    {
      dbPropertyName: 'land',
      label: 'Land',
      type: 'dropdown',
      options: named('Greenfield', 'Brownfield'),
    },
    {
      dbPropertyName: 'updated_on',
      label: 'Updated on',
      type: 'date',
      standardName: 'LastUpdatedDate',
    },
  ]);
}, 120_000);

const HEAD = 'SiteReference,SiteNameAddress,GeoX,GeoY,Hectares,LastUpdatedDate,EndDate';
const register = (...rows: string[]) => [HEAD, ...rows].join('\n');
const OAK = 'OAK,Oak,-1.61,54.97,1,2024-05-01,';
const ELM = 'ELM,Elm,-1.62,54.97,1,2024-05-01,';
const ASH = 'ASH,Ash,-1.63,54.97,1,2024-05-01,2024-04-01';

const stored = () =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<{ reference: string; stage: string; land: string; area: number }>`
      select source_reference as reference, stage, land, area from sites order by 1`.execute(tx);
    return rows;
  });

it('a new site of a register has a status and is brownfield', async () => {
  await imported(council, register(OAK, ELM, ASH));
  expect(await stored()).toEqual(
    ['ASH', 'ELM', 'OAK'].map((reference) => ({
      reference,
      stage: 'New',
      land: 'Brownfield',
      area: 1,
    })),
  );
});

it('what an officer has decided since stays', async () => {
  await withTenant(council, (tx) => sql`update sites set stage = 'Done'`.execute(tx));
  await imported(council, register(OAK.replace('2024-05-01', '2024-06-01'), ELM, ASH));
  expect((await stored()).map(({ stage }) => stage)).toEqual(['Done', 'Done', 'Done']);
});

it('a site that is missing from a newer register is listed, one that has ended is not', async () => {
  const { findings } = await imported(council, register(OAK.replace('2024-05-01', '2024-06-01')));
  expect(findings.filter(({ outcome }) => outcome === 'missing')).toMatchObject([
    { reference: 'ELM', column: 'finished_on' },
  ]);
});

it('an older register changes nothing that is newer here', async () => {
  const report = await imported(council, register(OAK.replace(',1,', ',9,'), ELM, ASH));
  expect(report.import.summary).toMatchObject({ changed: 0, unchanged: 3 });
  expect(report.findings).toContainEqual(
    expect.objectContaining({
      reference: 'OAK',
      outcome: 'asked',
      from: '2024-05-01',
      to: '2024-06-01',
    }),
  );
  expect((await stored()).map(({ area }) => area)).toEqual([1, 1, 1]);
});

it('a register that was dated before a change made here does not set that day back', async () => {
  const day = () =>
    withTenant(council, async (tx) => {
      const { rows } = await sql<{ updated_on: string; area: number }>`
        select updated_on, area from sites where source_reference = 'OAK'`.execute(tx);
      return rows[0];
    });
  const { rows } = await withTenant(council, (tx) =>
    sql<{ id: number }>`select id from sites where source_reference = 'OAK'`.execute(tx),
  );
  const ended = await council.as('officer').put(`/site/${rows[0]?.id}?scenario=base`, {
    json: { column_name_raw: 'finished_on', new_value: '2025-01-01' },
  });
  expect(ended.status).toBe(200);
  const today = londonDay(new Date());
  expect(await day()).toEqual({ updated_on: today, area: 1 });
  const newer = OAK.replace('2024-05-01', '2024-07-01').replace(',1,', ',9,');
  await imported(council, register(newer, ELM, ASH));
  expect(await day()).toEqual({ updated_on: today, area: 9 });
});
