import { beforeAll, expect, it } from 'vitest';
import {
  addDictionaryField,
  type NewField,
} from '../../council/ground/dictionary/add-dictionary-field.ts';
import type { Filter } from '../../council/ground/filters/filter.ts';
import { sql } from '../../platform/db.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { inSchema } from '../layers/testing/in-schema.ts';
import { keepSelection } from '../composed/exports/contract.ts';
import { sheetOf } from '../composed/site-sheet/testing/sheet-of.ts';
import { searchSites, searchSitesFlexibly, siteNeighbours } from '../site-search/contract.ts';
import { getSites } from '../sites/contract.ts';
import { getSiteTable, getSiteTableIds, getSiteTableSums } from './contract.ts';

useWorld();

const units = (dbPropertyName: string, standardName?: string): NewField => ({
  dbPropertyName,
  label: dbPropertyName,
  type: 'residential-units',
  ...(standardName ? { standardName } : {}),
});
const REGISTER = [
  units('from_homes', 'NetDwellingsRangeFrom'),
  units('to_homes', 'NetDwellingsRangeTo'),
  units('least_homes', 'MinNetDwellings'),
];

/** 'worked' has the homes of a capacity that was written to no field; the register has 'turned' the wrong way round. */
async function councilWith(...fields: NewField[]) {
  const council = await newCouncil();
  await inSchemaOf(council, async (tx) => {
    for (const field of fields) await addDictionaryField(tx, field);
    await sql`
      insert into sites (source, source_reference, from_homes, to_homes, least_homes, wkb_geometry)
      select 'test', name, low, high, least, st_makeenvelope(425000, 565000, 425100, 565100, 27700)
        from (values ('own', 90, 95, 80), ('register', 30, 41, null), ('turned', 52, 45, null),
                     ('of 2017', null, null, 7), ('worked', 60, 70, null), ('none', null, null, null)
             ) as given (name, low, high, least)`.execute(tx);
  });
  const { rows } = await inSchema(council, 'select id, source_reference as name from sites');
  const ids = new Map(rows.map(({ id, name }) => [String(name), Number(id)]));
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  const inputs = {
    grossHectares: 1,
    excludedHectares: 0,
    developablePercent: 100,
    method: 'density',
    density: 20,
  };
  const saved = await council
    .as('officer')
    .put('/site/capacity/save', { json: { siteId: ids.get('worked'), inputs } });
  expect(saved).toMatchObject({ body: { result: { capacity: { outcome: { homes: 20 } } } } });
  return { council, ids, named: (found: number[]) => found.map((id) => names.get(id)) };
}

let council: Council;
let ids: ReadonlyMap<string, number>;
let named: (found: number[]) => (string | undefined)[];
beforeAll(async () => {
  ({ council, ids, named } = await councilWith(units('homes'), ...REGISTER));
  await inSchema(council, `update sites set homes = 10 where source_reference = 'own'`);
}, 120_000);
const viewer = () => council.as('viewer');
const found = async (filter: object) => {
  const filters = [{ dbPropertyName: 'homes', ...filter }] as Filter[];
  const { sites, total } = await viewer().call(searchSites, { filters });
  const table = await viewer().call(getSiteTableIds, { filters });
  expect(table.ids).toEqual(sites.map(({ id }) => id));
  const exported = await viewer().call(keepSelection, { filters });
  expect(exported.sites).toBe(sites.length);
  expect(total).toBe(sites.length);
  return named(table.ids);
};

it.each([
  [{ type: 'number', equality: '=', value: 35 }, ['register']],
  [{ type: 'number', equality: '=', value: 10 }, ['own']],
  [{ type: 'number', equality: '>=', value: 41 }, ['register', 'turned']],
  [{ type: 'number', equality: '>', value: 41 }, ['turned']],
  [{ type: 'number', equality: '<', value: 10 }, ['of 2017']],
  [{ type: 'number', equality: '<=', value: 20 }, ['own', 'of 2017', 'worked']],
  [{ type: 'number', equality: '!=', value: 35 }, ['own', 'turned', 'of 2017', 'worked', 'none']],
  [{ type: 'range', value: [15, 30] }, ['register', 'worked']],
  [{ type: 'range', value: [46, null] }, ['turned']],
  [{ type: 'range', value: [60, 100] }, []],
  [{ type: 'in array', value: ['20', '41', '300'] }, ['register', 'worked']],
  [{ type: 'range', condition: 'empty', value: null }, ['none']],
  [
    { type: 'range', condition: 'not empty', value: null },
    ['own', 'register', 'turned', 'of 2017', 'worked'],
  ],
])('homes are found as a range: %j', async (filter, expected) => {
  expect(await found(filter)).toEqual(expected);
});

it('sites are sorted by the higher end of their homes, wherever they are listed', async () => {
  const ascending = ['of 2017', 'own', 'worked', 'register', 'turned', 'none'];
  const descending = ['turned', 'register', 'worked', 'own', 'of 2017', 'none'];
  const notEmpty: Filter[] = [
    { type: 'number', dbPropertyName: 'from_homes', equality: '>', value: 0 },
  ];
  for (const [sort, expected] of [
    ['homes', ascending],
    ['-homes', descending],
  ] as const) {
    const table = await viewer().call(getSiteTableIds, { filters: [], sort });
    expect(named(table.ids)).toEqual(expected);
    for (const filters of [[], notEmpty]) {
      const those = expected.filter(
        (name) => filters.length === 0 || !['of 2017', 'none'].includes(name),
      );
      const paged: number[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await viewer().call(searchSites, {
          filters,
          sort,
          limit: 2,
          ...(cursor ? { cursor } : {}),
        });
        paged.push(...page.sites.map(({ id }) => id));
        cursor = page.next;
      } while (cursor);
      expect(named(paged)).toEqual(those);
    }
    const asked = { siteId: ids.get('worked')!, filters: [], sort };
    const { position, previous, next } = await viewer().call(siteNeighbours, asked);
    expect(named([previous!.id, next!.id])).toEqual([expected[position! - 2], expected[position!]]);
  }
});

it('the cell, the card and the total say the same homes', async () => {
  const attributes = ['homes'];
  const { records } = await viewer().call(getSiteTable, { filters: [], attributes });
  const ranges = (sites: readonly object[]) =>
    sites.map((site) => {
      const { homes, homes_range: range } = site as { homes: unknown; homes_range?: unknown };
      return range ?? homes;
    });
  const expected = [
    10,
    { from: 30, to: 41 },
    { from: 45, to: 52 },
    { from: 7, to: 7 },
    { from: 20, to: 20 },
    null,
  ];
  expect(ranges(records)).toEqual(expected);
  const searched = await viewer().call(searchSitesFlexibly, { filters: [], attributes });
  expect(ranges(searched.sites)).toEqual(expected);
  const named = await viewer().call(getSites, { ids: [...ids.values()] });
  expect(ranges(named.sites)).toEqual(expected);
  expect((await viewer().call(getSiteTableSums, { filters: [] })).homes).toEqual({
    from: 10 + 30 + 45 + 7 + 20,
    to: 10 + 41 + 52 + 7 + 20,
  });
});

it('the sheet says them, too, under a scenario the scenario’s', async () => {
  const siteId = ids.get('register')!;
  const said = async (scenario = '') =>
    /Homes\s+[\d–]+/.exec((await sheetOf(council, siteId, scenario)).text)?.[0];
  expect(await said()).toBe('Homes 30–41');
  const json = { siteId, scenarioName: 'Dense', overrides: { to_homes: 44 } };
  expect((await council.as('officer').post('/site/scenario', { json })).status).toBe(201);
  expect(await said('?scenario=Dense')).toBe('Homes 30–44');
}, 180_000);

it('a council without a field of its own finds homes under the register’s higher number', async () => {
  const other = await councilWith(...REGISTER);
  const asked = (filter: object) =>
    other.council.as('viewer').call(getSiteTableIds, {
      filters: [{ dbPropertyName: 'to_homes', ...filter }] as Filter[],
    });
  const at = async (filter: object) => other.named((await asked(filter)).ids);
  expect(await at({ type: 'number', equality: '=', value: 35 })).toEqual(['register']);
  expect(await at({ type: 'range', value: [null, 20] })).toEqual(['of 2017', 'worked']);
  const { records } = await other.council
    .as('viewer')
    .call(getSiteTable, { filters: [], attributes: ['to_homes'] });
  expect(records[1]).toMatchObject({ to_homes: 41, homes_range: { from: 30, to: 41 } });
  const groups = await other.council.as('viewer').get('/site/table/groups?by=to_homes');
  expect(groups.status).toBe(400);
});
