import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { newCouncil, twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { spendLimit } from '../../../platform/testing/spend-limit.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { postcodesAt } from '../../analysis/testing/analysed.ts';
import { questionsOf } from '../../ground/documents/edition.ts';
import { findAskedSites } from '../contract/asked-sites.ts';
import { asked } from '../testing/given.ts';
import { answerableEdition, anotherResident, publishedDocument } from '../testing/open-document.ts';

useWorld();

let oak: Council;
let elm: Council;
let id: number;
const ids: number[] = [];

const SITES = [
  { name: 'Saint John’s field', address: '4 Mill Lane, Byker NE6 1AA', x: 427_000, y: 564_000 },
  { name: 'Brook meadow', address: '9 Grey Street, Heaton', x: 427_300, y: 564_000 },
  { name: 'Quarry', address: 'Hill top', x: 431_000, y: 568_000 },
];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await inSchemaOf(oak, async (tx) => {
    // The last lies nearest to the postcode, and is on no map.
    for (const { name, x, y } of [...SITES, { name: 'Secret', x: 427_101, y: 564_000 }]) {
      const { rows } = await sql<{ id: number }>`
        insert into sites (source, source_reference, wkb_geometry)
        values ('test', ${name}, st_setsrid(st_makepoint(${x}::float8, ${y}::float8), 27700))
        returning id::int`.execute(tx);
      ids.push(rows[0]!.id);
    }
  });
  await postcodesAt([['NE99 9ZA', 427_100, 564_000]]);
  const edition = answerableEdition();
  const question = questionsOf(edition).find((each) => each.id === asked.sites)!.question;
  question.map!.sites = SITES.map(({ name, address }, at) => ({
    id: ids[at]!,
    name,
    reference: `R-${at}`,
    info: [{ title: 'Address', value: address }],
  }));
  ({ id } = await publishedDocument(oak, undefined, edition));
}, 120_000);

const find = async (term: string) => {
  const { client } = await anotherResident(oak, 'Una');
  return client.call(findAskedSites, { id, questionId: asked.sites, term });
};
const named = async (term: string) => (await find(term)).named.map(({ name }) => name);

describe('the sites of a question', () => {
  it('are found by postcode, the nearest first, and none that is not on its map', async () => {
    for (const term of ['NE99 9ZA', 'ne999za', ' NE99 9za ']) {
      const { places, isAttributed } = await find(term);
      expect(isAttributed).toBe(true);
      expect(places.map(({ label }) => label)).toEqual(['NE99 9ZA']);
      expect(places[0]!.sites.map(({ name, metres }) => [name, Math.round(metres)])).toEqual([
        ['Saint John’s field', 100],
        ['Brook meadow', 200],
        ['Quarry', 5600],
      ]);
    }
  });

  it('are found by the words, address and reference that the public reads of them', async () => {
    expect(await named('grey street')).toEqual(['Brook meadow']);
    expect(await named('9 grey st')).toEqual(['Brook meadow']);
    expect(await named('ne61aa')).toEqual(['Saint John’s field']);
    expect(await named('R-2')).toEqual(['Quarry']);
    expect(await named('johns')).toEqual(['Saint John’s field']);
    expect(await find('nowhere at all')).toMatchObject({ named: [], places: [] });
    for (const term of ['%%', '..', "';--", '🙂🙂'])
      expect({ term, named: await named(term) }).toEqual({ term, named: [] });
  });

  it('are found by a name that is typed a little wrong, where nothing is called so', async () => {
    expect(await named('brook medow')).toEqual(['Brook meadow']);
    expect(await named('quary')).toEqual(['Quarry']);
    expect(await named('heeton')).toEqual(['Brook meadow']);
    // What is not on the map is not told, however it is typed.
    expect(await named('secret')).toEqual([]);
  });

  it('are of a public document of the council and of a question about sites', async () => {
    const { client } = await anotherResident(oak, 'Bob');
    const at = (question: string, term = 'brook') =>
      `/documents/${id}/questions/${question}/sites?term=${term}`;
    expect((await client.get(at(asked.sites))).status).toBe(200);
    expect((await client.get(at(asked.homes))).status).toBe(404);
    expect((await client.get(at(asked.sites, 'b'))).status).toBe(400);
    expect((await client.get(at(asked.sites, 'b'.repeat(101)))).status).toBe(400);
    expect((await oak.as('signed-out').get(at(asked.sites))).status).toBe(401);
    expect((await elm.as('resident').get(at(asked.sites))).status).toBe(404);
    const other = await publishedDocument(oak);
    await other.withdraw();
    const gone = `/documents/${other.id}/questions/${asked.sites}/sites?term=brook`;
    expect((await client.get(gone)).status).toBe(404);
  });

  it('are not searched without end from one address, whoever asks', async () => {
    const ash = await newCouncil();
    const open = await publishedDocument(ash);
    const ask = async (name: string) => {
      const { client } = await anotherResident(ash, name);
      return client.get(`/documents/${open.id}/questions/${asked.sites}/sites?term=brook`);
    };
    expect((await ask('Ann')).status).toBe(200);
    await spendLimit(ash, 'site-search');
    const { status, headers } = await ask('Ben');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
