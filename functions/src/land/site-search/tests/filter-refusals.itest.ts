import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import { faultsOf } from '../../../platform/testing/answer-of.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { searchSites } from '../contract.ts';
import { someSites, writeSites } from '../testing/few-hundred-sites.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await writeSites(oak, someSites(12));
  await addLayer(oak, 'oaks');
  await addLayer(elm, 'elms');
}, 120_000);

async function addLayer(council: Council, id: string): Promise<void> {
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      await client.query(`insert into layers (id, layer_name) values ($1, $1)`, [id]);
    }),
  );
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

const deep = (levels: number): unknown =>
  levels === 0
    ? { type: 'text', dbPropertyName: 'site_name', value: 'a' }
    : { type: 'group', filters: [deep(levels - 1)] };
const text = { type: 'text', dbPropertyName: 'site_name', value: 'a' };
const layerArea = (value: object) => ({ type: 'in area', value });
const gone = { layerId: 'oaks', featureIds: [7_654_321], within: 5 };
const inArray = (dbPropertyName: string, value: unknown[]) => ({
  type: 'in array',
  dbPropertyName,
  value,
});

describe('filters that are refused, and what is named', () => {
  it.each([
    [
      'no such property',
      [text, { ...text, dbPropertyName: 'nothing' }],
      'filters[1].dbPropertyName',
    ],
    [
      'SQL as a property',
      [{ ...text, dbPropertyName: 'id" or 1=1 --' }],
      'filters[0].dbPropertyName',
    ],
    [
      'a field that is not for filtering',
      [{ ...text, dbPropertyName: 'secret' }],
      'filters[0].dbPropertyName',
    ],
    ['no such type', [{ ...text, type: 'regex' }], 'filters[0]'],
    ['no such key', [{ ...text, sql: '1' }], 'filters[0].sql'],
    ['no such operator', [{ type: 'group', operator: '_xor', filters: [] }], 'filters[0].operator'],
    ['a group without filters', [{ type: 'group' }], 'filters[0].filters'],
    ['no such equality', [{ ...text, equality: '>' }], 'filters[0].equality'],
    [
      'a number without an equality',
      [{ type: 'number', dbPropertyName: 'homes', value: 1 }],
      'filters[0].equality',
    ],
    [
      'text for a number',
      [{ type: 'range', dbPropertyName: 'homes', value: ['a', 1] }],
      'filters[0].value',
    ],
    [
      'a range on a text',
      [{ type: 'range', dbPropertyName: 'site_name', value: [1, 2] }],
      'filters[0].type',
    ],
    [
      'a day that is none',
      [{ type: 'date range', dbPropertyName: 'permission_date', value: ['2026-02-31', null] }],
      'filters[0].value',
    ],
    [
      'an open ring',
      [
        {
          type: 'in area',
          value: {
            projection: '27700',
            polygon: {
              type: 'Polygon',
              coordinates: [
                [
                  [0, 0],
                  [1, 0],
                  [1, 1],
                  [2, 2],
                ],
              ],
            },
          },
        },
      ],
      'filters[0].value',
    ],
    [
      'a projection of another kind',
      [{ type: 'in area', value: { projection: '32630', bbox: [0, 0, 1, 1] } }],
      'filters[0].value',
    ],
    ['too deep', [deep(5)], 'filters[0].filters[0].filters[0].filters[0].filters[0].filters[0]'],
    ['too many', Array.from({ length: 101 }, () => text), 'filters[100]'],
    [
      'too long a list',
      [{ type: 'in array', dbPropertyName: 'site_type', value: Array(501).fill('a') }],
      'filters[0].value',
    ],
    [
      'a nested fault',
      [
        {
          type: 'group',
          filters: [text, { type: 'group', filters: [{ ...text, dbPropertyName: 'x' }] }],
        },
      ],
      'filters[0].filters[1].filters[0].dbPropertyName',
    ],
    ['no JSON', 'site_name = 1', 'filters[0]'],
    ['no such condition', [{ ...text, condition: 'begins' }], 'filters[0].condition'],
    [
      'a condition of another type',
      [{ type: 'range', dbPropertyName: 'homes', condition: 'contains', value: [1, 2] }],
      'filters[0].condition',
    ],
    [
      'two words on how to compare',
      [{ ...text, condition: 'not contains', equality: '=' }],
      'filters[0].condition',
    ],
    ['a layer of no one', [text, layerArea({ layerId: 'nowhere' })], 'filters[1].value'],
    [
      'a layer of another council, nested',
      [{ type: 'group', filters: [text, layerArea({ layerId: 'elms' })] }],
      'filters[0].filters[1].value',
    ],
    ['a layer by no name', [layerArea({ layerId: "x' or 1=1" })], 'filters[0].value'],
    ['no features', [layerArea({ layerId: 'oaks', featureIds: [] })], 'filters[0].value'],
    ['a feature that is gone', [layerArea(gone)], 'filters[0].value'],
    ['away from what is gone', [text, { ...layerArea(gone), equality: '!=' }], 'filters[1].value'],
    ['near what is gone', [{ type: 'near layer', value: gone }], 'filters[0].value'],
    ['too far from a layer', [layerArea({ layerId: 'oaks', within: 50_001 })], 'filters[0].value'],
    [
      'an area of two kinds',
      [layerArea({ layerId: 'oaks', bbox: [0, 0, 1, 1] })],
      'filters[0].value',
    ],
    [
      'too many layers',
      Array.from({ length: 11 }, () => layerArea({ layerId: 'oaks' })),
      'filters[10].value',
    ],
    ['a list of no one', [inArray('site_list', [7_654_321])], 'filters[0].value'],
    ['a list by no number', [inArray('site_list', ['x'])], 'filters[0].value'],
    [
      'a selection of no one',
      [inArray('site_selection', ['0b8a5a5e-4b3c-4d70-9a1b-2f6f2a4c9d01'])],
      'filters[0].value',
    ],
    ['a selection by no id', [inArray('site_selection', ['1 or 1=1'])], 'filters[0].value'],
    [
      'an empty selection',
      [{ type: 'in array', dbPropertyName: 'site_selection', condition: 'empty', value: null }],
      'filters[0].condition',
    ],
    ['a text in a list of lists', [{ ...text, dbPropertyName: 'site_list' }], 'filters[0].type'],
    [
      'a year that never was',
      [{ type: 'date range', dbPropertyName: 'permission_date', value: ['0000-01-01', null] }],
      'filters[0].value',
    ],
  ])('%s', async (_, filters, where) => {
    const answer = await oak.as('officer').get(`/search/site?filters=${json(filters)}`);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'payload-invalid' } } });
    expect(Object.keys(faultsOf(answer))).toContain(where);
  });

  it('what an old link asks for and is no more is named in words', async () => {
    const lost = { ...text, dbPropertyName: 'a_lost_field' };
    const ask = async (...filters: object[]) =>
      faultsOf(await oak.as('officer').get(`/search/site?filters=${json(filters)}`));
    expect(await ask(inArray('site_list', [999_999]))).toEqual({
      'filters[0].value': 'Unknown list: 999999',
    });
    expect(await ask(text, { type: 'group', filters: [lost] })).toEqual({
      'filters[1].filters[0].dbPropertyName': 'Unknown property: a_lost_field',
    });
  });

  it('a page of over 500, another search’s cursor and an unknown parameter', async () => {
    const ask = async (query: string) =>
      (await oak.as('officer').get(`/search/site?${query}`)).body;
    expect(await ask('limit=501')).toMatchObject({
      error: { fields: { limit: expect.any(String) } },
    });
    expect(await ask('sort=site_tags')).toMatchObject({
      error: {
        fields: { sort: 'Sites have no order by site_tags, which holds more than one value' },
      },
    });
    expect(await ask('sort=nothing')).toMatchObject({
      error: { fields: { sort: 'Unknown property: nothing' } },
    });
    expect(await ask('colour=red')).toMatchObject({
      error: { fields: { colour: expect.any(String) } },
    });
    const { next } = await oak.as('officer').call(searchSites, { filters: [], limit: 5 });
    const foreign = await ask(`limit=5&sort=size_ha&cursor=${next}`);
    expect(foreign).toMatchObject({
      error: { fields: { cursor: 'Does not belong to this search' } },
    });
    expect(await ask('cursor=rubbish')).toMatchObject({
      error: { fields: { cursor: expect.any(String) } },
    });
  });
});
