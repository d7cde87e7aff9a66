import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { sql } from '../../platform/db.ts';
import { useWorld } from '../../platform/testing/world.ts';
import type { GazetteerPlace } from '../ground/places/place.ts';
import { searchPlaces } from './contract.ts';
import { writeSmallTown } from '../ground/places/testing/small-town.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await writeSmallTown(oak);
}, 120_000);

const ask = (term: string, council = oak) =>
  council.as('viewer').get(`/search/places?term=${encodeURIComponent(term)}`);
const found = async (term: string, council = oak): Promise<GazetteerPlace[]> =>
  (await council.as('viewer').call(searchPlaces, { term })).places;
const named = (places: GazetteerPlace[]) => places.map(({ kind, label }) => `${kind} ${label}`);

describe('places by name', () => {
  it('the whole name first, then beginnings, then words; a street stands once; sites beside them', async () => {
    expect(named(await found('byker'))).toEqual([
      'ward Byker',
      'street Byker Bank',
      'site Old Byker baths',
    ]);
    expect(named(await found('  JESMOND '))).toEqual(['ward North Jesmond']);
    expect(named(await found('grey st'))).toEqual(['area Grey Street']);
  });

  it('a ward has its point, its box and its feature; a site its id', async () => {
    const [byker] = await found('byker');
    expect(byker).toMatchObject({ layerId: 'wards', featureId: expect.any(Number) });
    const [west, south, east, north] = byker!.box!;
    const [lon, lat] = byker!.point as [number, number];
    expect(lon > west! && lon < east! && lat > south! && lat < north!).toBe(true);
    expect(west).toBeCloseTo(-1.596, 2);
    expect(north).toBeCloseTo(54.978, 2);
    const [depot] = await found('mill lane depot');
    expect(depot).toMatchObject({ kind: 'site', detail: 'T-1', siteId: expect.any(Number) });
    expect(depot!.box).toBeUndefined();
  });

  it('a site by its reference, before everything that only holds it', async () => {
    expect(named(await found('t-2'))).toEqual(['site Old Byker baths']);
  });

  it('a name typed a little wrong is found, where nothing is called so', async () => {
    expect(named(await found('jesmund'))).toEqual(['ward North Jesmond']);
  });

  it('signs of patterns stand for themselves', async () => {
    expect(named(await found('100%'))).toEqual(['street 100% Lane']);
    for (const term of ['%%%', '___', '\\', "'; drop table sites; --", '🙂', '(NE6'])
      expect({ term, places: await found(term) }).toEqual({ term, places: [] });
  });

  it('follows the layer’s own naming when the council changes it', async () => {
    await inSchemaOf(oak, async (tx) => {
      await sql`insert into layers (id, layer_name) values ('estates', 'Estates')`.execute(tx);
      await sql`insert into layer_features (layer_id, properties, geometry)
                values ('estates', '{"title": "First title", "code": "Quarry end"}',
                        st_geomfromtext('POINT(426000 564000)', 27700))`.execute(tx);
    });
    expect(named(await found('quarry'))).toEqual([]);
    expect(named(await found('first ti'))).toEqual(['area First title']);
    await inSchemaOf(oak, async (tx) => {
      await sql`update layers set column_name = 'code' where id = 'estates'`.execute(tx);
    });
    expect(named(await found('quarry'))).toEqual(['area Quarry end']);
  });
});

describe('postcodes, grid references and coordinates', () => {
  it('a full postcode with and without its space, however the address writes it', async () => {
    expect(await found('ne6 1aa')).toMatchObject([
      { kind: 'postcode', label: 'NE6 1AA', detail: '1 site' },
      {},
    ]);
    expect(await found('NE61BD')).toMatchObject([
      { kind: 'postcode', label: 'NE6 1BD' },
      { kind: 'site', label: 'Walker yard' },
    ]);
  });

  it('an outward code covers its own sites and not those of a longer one', async () => {
    const [outward] = await found('NE6');
    expect(outward).toMatchObject({ kind: 'postcode', label: 'NE6', detail: '3 sites' });
    expect(outward!.box).toHaveLength(4);
    expect(named(await found('ne6 1')).slice(0, 3)).toEqual([
      'postcode NE6 1AA',
      'postcode NE6 1AB',
      'postcode NE6 1BD',
    ]);
  });

  it.each([
    ['NZ 26200 64300', [-1.592, 54.973]],
    ['nz262643', [-1.592, 54.973]],
    ['426200, 564300', [-1.592, 54.973]],
    ['54.973, -1.592', [-1.592, 54.973]],
    ['-1.592 54.973', [-1.592, 54.973]],
  ])('%s', async (term, [lon, lat]) => {
    const places = await found(term);
    expect(places).toMatchObject([{ kind: 'grid' }]);
    expect(places[0]!.point[0]).toBeCloseTo(lon!, 2);
    expect(places[0]!.point[1]).toBeCloseTo(lat!, 2);
  });

  it.each(['48.85, 2.35', '0, 0', '900000, 100', 'NZ 2 6', 'NZ 262 64'])(
    '%s is no place in the UK',
    async (term) => {
      expect((await found(term)).filter(({ kind }) => kind === 'grid')).toEqual([]);
    },
  );
});

describe('who may ask', () => {
  it('nobody signed out, no resident, and each council its own places', async () => {
    expect((await oak.as('signed-out').get('/search/places?term=byker')).status).toBe(401);
    expect((await oak.as('resident').get('/search/places?term=byker')).status).toBe(403);
    expect(await found('byker', elm)).toEqual([]);
  });

  it.each(['', '   ', 'x'.repeat(101)])(
    'a term of another length is refused: "%s"',
    async (term) => {
      expect(await ask(term)).toMatchObject({
        status: 400,
        body: { error: { code: 'payload-invalid', fields: { term: expect.any(String) } } },
      });
    },
  );

  it('never more than ten', async () => {
    await inSchemaOf(elm, async (tx) => {
      await sql`insert into layers (id, layer_name) values ('many', 'Many')`.execute(tx);
      await sql`insert into layer_features (layer_id, properties, geometry)
                select 'many', jsonb_build_object('name', 'Acre ' || n), st_setsrid(st_makepoint(400000 + n, 300000), 27700)
                  from generate_series(1, 3000) n`.execute(tx);
    });
    expect(await found('acre', elm)).toHaveLength(10);
    expect((await found('acre 1', elm))[0]).toMatchObject({ label: 'Acre 1' });
  });
});
