import { beforeAll, expect, it } from 'vitest';
import { addDictionaryField } from '../../council/ground/dictionary/add-dictionary-field.ts';
import { sql } from '../../platform/db.ts';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { inSchema } from '../layers/testing/in-schema.ts';
import { getSiteTableSums } from '../site-table/contract.ts';

useWorld();

/** 98 homes as entered; 8 when they are calculated again, on the hectare that the boundaries have. */
const inputs = {
  grossHectares: 4.2,
  excludedHectares: 0.7,
  developablePercent: 80,
  method: 'density',
  density: 35,
};
const units = (dbPropertyName: string, standardName?: string) => ({
  dbPropertyName,
  label: dbPropertyName,
  type: 'residential-units' as const,
  ...(standardName ? { standardName } : {}),
});
const NAMES = ['own', 'register', 'both', 'by hand', 'overwritten', 'unwritten', 'none'] as const;
type Name = (typeof NAMES)[number];

let council: Council;
let ids: Record<Name, number>;
const put = async (path: string, json: object) => {
  const answer = await council.as('officer').put(path, { json });
  expect(answer).toMatchObject({ status: 200 });
};
const save = (name: Name, writeHomesTo?: string) =>
  put('/site/capacity/save', {
    siteId: ids[name],
    inputs,
    ...(writeHomesTo ? { writeHomesTo } : {}),
  });
const write = (name: Name, column_name_raw: string, new_value: number) =>
  put(`/site/${ids[name]}`, { column_name_raw, new_value });

beforeAll(async () => {
  council = await newCouncil();
  await inSchemaOf(council, async (tx) => {
    for (const field of [
      units('homes'),
      units('from_homes', 'NetDwellingsRangeFrom'),
      units('to_homes', 'NetDwellingsRangeTo'),
    ])
      await addDictionaryField(tx, field);
    await sql`
      insert into sites (source, source_reference, wkb_geometry)
      select 'test', name, st_makeenvelope(425000, 565000, 425100, 565100, 27700)
        from unnest(${[...NAMES]}::text[]) as name`.execute(tx);
  });
  const { rows } = await inSchema(council, 'select id, source_reference as name from sites');
  ids = Object.fromEntries(rows.map(({ id, name }) => [name, Number(id)])) as typeof ids;

  await save('own', 'homes');
  await write('register', 'to_homes', 120);
  await save('register', 'from_homes');
  await write('both', 'from_homes', 98);
  await write('both', 'to_homes', 120);
  await save('both', 'homes');
  // The homes of the capacity, but written long after it.
  await save('by hand');
  await inSchema(
    council,
    `update record_history set created_at = created_at - interval '1 hour' where site_id = ${ids['by hand']}`,
  );
  await write('by hand', 'homes', 98);
  await save('overwritten', 'homes');
  await write('overwritten', 'homes', 50);
  await save('unwritten');
}, 180_000);

it('capacities of before know the field that their homes went to, and no other', async () => {
  await inSchema(
    council,
    `update site_capacities set homes_field = null;
     -- However long this machine took over one saving.
     update record_history set created_at = '2026-01-01' where site_id <> ${ids['by hand']};
     select know_homes_fields()`,
  );
  const { rows } = await inSchema(
    council,
    'select site_id, homes_field as field from site_capacities',
  );
  const known = new Map(rows.map(({ site_id, field }) => [Number(site_id), field]));
  expect(NAMES.map((name) => [name, known.get(ids[name])])).toEqual([
    ['own', 'homes'],
    ['register', 'from_homes'],
    ['both', 'homes'],
    ['by hand', null],
    ['overwritten', null],
    ['unwritten', null],
    ['none', undefined],
  ]);

  const homesOf = async (name: Name) => {
    const asked = { filters: [], siteIds: [ids[name]] };
    const { homes } = await council.as('viewer').call(getSiteTableSums, asked);
    return homes && [homes.from, homes.to];
  };
  const all = async () => {
    const said: Partial<Record<Name, number[] | null>> = {};
    for (const name of NAMES) said[name] = await homesOf(name);
    return said;
  };
  // The capacity goes before the register's range, wherever its homes were written.
  const before = {
    own: [98, 98],
    register: [98, 98],
    both: [98, 98],
    'by hand': [98, 98],
    overwritten: [50, 50],
    unwritten: [98, 98],
    none: null,
  };
  expect(await all()).toEqual(before);
  for (const name of NAMES)
    if (name !== 'none') await put('/site/exec-calculation', { siteId: ids[name] });
  expect(await all()).toEqual({
    ...before,
    own: [8, 8],
    register: [8, 8],
    both: [8, 8],
    unwritten: [8, 8],
  });
  const { rows: cells } = await inSchema(
    council,
    `select homes, from_homes, to_homes from sites where id in (${ids.register}, ${ids.both}) order by id`,
  );
  expect(cells.map((cell) => Object.values(cell).map((each) => each && Number(each)))).toEqual([
    [null, 8, 120],
    [8, 98, 120],
  ]);
}, 120_000);
