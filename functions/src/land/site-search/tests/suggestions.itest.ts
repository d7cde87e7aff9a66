import { txOver } from '../../../platform/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDictionaryField } from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { type AutocompleteOption, autocompleteOptions } from '../contract/autocomplete.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
let elm: Council;

const options = [
  { value: 'brown', label: 'Brownfield' },
  { value: 'green', label: 'Greenfield' },
];
const sites = [
  ['Mill Lane', 'Byker, NE6 1AA', 'B/001'],
  ['Old Brown Mill', 'Heaton', 'B/002'],
  ['100% Yard', 'Walker', 'B/003'],
  [null, 'Nameless Road', 'B/004'],
];

async function furnish(council: Council, suffix: string): Promise<void> {
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      const tx = txOver(client);
      const searchable = true;
      const text = { type: 'text.small', searchable } as const;
      await addDictionaryField(tx, { dbPropertyName: 'site_name', label: 'Site name', ...text });
      const address = { type: 'address', searchable } as const;
      await addDictionaryField(tx, { dbPropertyName: 'address', label: 'Address', ...address });
      const land = { label: 'Kind of land', type: 'dropdown', options } as const;
      await addDictionaryField(tx, { dbPropertyName: 'land', ...land, options: [...options] });
      for (const [name, where, reference] of sites) {
        await client.query(
          `insert into sites (source, source_reference, site_name, address, wkb_geometry)
           values ('test', $1, $2, $3, st_setsrid(st_makepoint(424500, 564500), 27700))`,
          [`${reference}${suffix}`, name && `${name}${suffix}`, where],
        );
      }
      await client.query(`insert into tags (name) values ('brownfield-first'), ('100%')`);
      await client.query(
        `insert into layers (id, layer_name, basemap_role) values ('wards', 'Wards', 'ward')`,
      );
      await client.query(
        `insert into layer_features (layer_id, properties, geometry)
         values ('wards', $1, st_makeenvelope(424000, 564000, 425000, 565000, 27700))`,
        [JSON.stringify({ name: `Byker${suffix}` })],
      );
    }),
  );
}

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await furnish(oak, '');
  await furnish(elm, ' of Elm');
}, 120_000);

async function suggested(term: string, more = '', council = oak): Promise<AutocompleteOption[]> {
  const path = `/search/site/autocomplete-options?term=${encodeURIComponent(term)}${more}`;
  const { status, body } = await council.as('viewer').get(path);
  expect({ term, status }).toEqual({ term, status: 200 });
  return answerOf(autocompleteOptions, { body }).options;
}
const labels = (found: AutocompleteOption[]) => found.map(({ kind, label }) => `${kind} ${label}`);

describe('what is suggested while one types', () => {
  it('is sites, tags, values and places, each kind together', async () => {
    expect(labels(await suggested('brown'))).toEqual([
      'site Old Brown Mill',
      'tag brownfield-first',
      'value Brownfield',
    ]);
    expect(labels(await suggested('Byker'))).toEqual(['site Mill Lane', 'place Byker']);
  });

  it('finds sites by id, reference, name and address, the likeliest first', async () => {
    const [first] = await suggested('mill');
    expect(first).toMatchObject({ label: 'Mill Lane', detail: 'Byker, NE6 1AA' });
    expect(labels(await suggested('mill'))).toEqual(['site Mill Lane', 'site Old Brown Mill']);
    expect(labels(await suggested(String(first!.siteId)))[0]).toBe('site Mill Lane');
    expect(labels(await suggested('b/003'))[0]).toBe('site 100% Yard');
    expect(labels(await suggested('nameless'))).toEqual(['site Nameless Road']);
    expect(labels(await suggested('mi'))).toContain('site Mill Lane');
  });

  it('takes what is typed as it stands', async () => {
    expect(labels(await suggested('100%'))).toEqual(['site 100% Yard', 'tag 100%']);
    expect(labels(await suggested('%'))).toEqual(['tag 100%']);
    expect(await suggested("'; drop table sites; --")).toEqual([]);
  });

  it('says what to search by: the filters are taken by the search as they are', async () => {
    const filters = [...(await suggested('brown')), ...(await suggested('Byker'))].flatMap(
      ({ filter }) => (filter ? [filter] : []),
    );
    expect(filters).toEqual([
      { type: 'in array', dbPropertyName: 'site_tags', value: ['brownfield-first'] },
      { type: 'in array', dbPropertyName: 'land', value: ['brown'] },
      { type: 'in area', value: { layerId: 'wards', featureIds: [expect.any(Number)] } },
    ]);
    for (const [at, total] of [0, 0, 4].entries()) {
      const path = `/search/site?filters=${encodeURIComponent(JSON.stringify([filters[at]]))}`;
      expect(await oak.as('viewer').get(path)).toMatchObject({ body: { result: { total } } });
    }
  });

  it('is no more than is asked for, and gives every kind its turn', async () => {
    expect(labels(await suggested('brown', '&limit=2'))).toEqual([
      'site Old Brown Mill',
      'tag brownfield-first',
    ]);
    const refused = await oak.as('viewer').get('/search/site/autocomplete-options?term=a&limit=51');
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { limit: expect.any(String) } } },
    });
    const blank = await oak.as('viewer').get('/search/site/autocomplete-options?term=%20');
    expect(blank).toMatchObject({
      status: 400,
      body: { error: { fields: { term: expect.any(String) } } },
    });
  });

  it('is the council’s own', async () => {
    expect(labels(await suggested('elm'))).toEqual([]);
    expect(labels(await suggested('Byker', '', elm))).toEqual([
      'site Mill Lane of Elm',
      'place Byker of Elm',
    ]);
  });
});
