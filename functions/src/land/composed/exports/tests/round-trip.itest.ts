import { beforeAll, expect, it } from 'vitest';
import { sql, withTenant } from '../../../../platform/db.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { faultsOf } from '../../../../platform/testing/answer-of.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { councilWithDictionary } from '../../../geodata/testing/register-council.ts';
import { inSchema } from '../../../layers/testing/in-schema.ts';
import { imported } from '../../../geodata/testing/upload.ts';

useWorld();

let council: Council;
let neighbour: Council;
beforeAll(async () => {
  const text = (dbPropertyName: string, standardName: string) =>
    ({ dbPropertyName, standardName, label: standardName, type: 'text.small' }) as const;
  const fields = [
    text('pip', 'ProposedForPIP'),
    text('part_of', 'PreviouslyPartOf'),
    text('not_housing', 'NonHousingDevelopment'),
  ];
  council = await councilWithDictionary(fields);
  neighbour = await councilWithDictionary(fields);
}, 120_000);

/** In the form of 2017. */
const REGISTER = [
  'SiteReference,SiteNameAddress,GeoX,GeoY,Hectares,ProposedForPIP,PreviouslyPartOf,NonHousingDevelopment',
  'OAK,Oak,-1.61,54.97,1,yes,OAK-0,A shop',
].join('\n');

const stored = (of = council) =>
  withTenant(of, async (tx) => {
    const { rows } = await sql<{ id: number; pip: string; part_of: string; not_housing: string }>`
      select id, pip, part_of, not_housing from sites`.execute(tx);
    return rows[0]!;
  });
const siteOf = (of: Council) =>
  withTenant(of, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from sites`.execute(tx);
    return rows[0];
  });
const exported = (
  file_type: string,
  selected_fields: string[],
  site_ids: number[],
  more: object = {},
  of = council,
) =>
  of.as('viewer').put('/site/export', { json: { file_type, selected_fields, site_ids, ...more } });

it('keeps the columns of 2017 when an exported register comes back', async () => {
  await imported(council, REGISTER);
  const before = await stored();
  expect(before).toMatchObject({ part_of: 'OAK-0', not_housing: 'A shop' });
  const whole = await exported('brownfield', [], [before.id]);
  expect(whole.status).toBe(400);
  expect(faultsOf(whole)['file_type']).toMatch(/ has no field for .*PlanningStatus/);
  const register = await exported('brownfield', [], [before.id], { only_ready: true });
  expect(register.status).toBe(200);
  const [header = ''] = new TextDecoder().decode(register.bytes).split(/\r?\n/);
  expect(header).toMatch(/,EndDate,PreviouslyPartOf,ProposedForPIP,NonHousingDevelopment$/);

  await imported(council, new Uint8Array(register.bytes));
  expect(await stored()).toEqual(before);
  await imported(neighbour, new Uint8Array(register.bytes));
  expect({ ...(await stored(neighbour)), id: before.id }).toEqual(before);
});

it('has none of them where no site has a value in them', async () => {
  await inSchema(neighbour, `update sites set part_of = null, pip = '', not_housing = null`);
  const { id } = (await siteOf(neighbour))!;
  const { bytes } = await exported('brownfield', [], [id], { only_ready: true }, neighbour);
  expect(new TextDecoder().decode(bytes)).toMatch(/,EndDate\r?\n/);
});

it('credits the register that the sites came with, and no map', async () => {
  const { id } = await stored();
  const { bytes } = await exported('csv', ['source_reference'], [id]);
  const file = new TextDecoder().decode(bytes);
  expect(file).toContain('brownfield land register');
  expect(file).toContain('Open Government Licence v3.0');
});
