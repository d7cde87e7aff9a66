import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { someSites, writeSites } from '../../site-search/testing/few-hundred-sites.ts';
import { createdId, createSite, FIELD, stateOf } from '../testing/custom-sites.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await writeSites(oak, someSites(2));
}, 120_000);

const BOWTIE = {
  type: 'Polygon',
  coordinates: [
    [
      [-1.62, 54.97],
      [-1.619, 54.971],
      [-1.619, 54.97],
      [-1.62, 54.971],
      [-1.62, 54.97],
    ],
  ],
};

const create = (poly: unknown) => createSite(oak, poly);

describe('a site that was drawn', () => {
  it('may not intersect itself, in the specified words', async () => {
    const before = await stateOf(oak);
    expect(await create(BOWTIE)).toMatchObject({
      status: 400,
      body: {
        error: {
          fields: {
            custom_site_poly: 'Self intersection errors have been detected in the polygon.',
          },
        },
      },
    });
    expect(await stateOf(oak)).toEqual(before);
  });

  const ring = (...positions: unknown[]) => ({ type: 'Polygon', coordinates: [positions] });
  it.each([
    ['nothing', null],
    ['a text that is none', 'POLYGON'],
    ['other words', 'POLYGON((0 0)); drop table sites'],
    ['an empty text', 'POLYGON EMPTY'],
    ['an empty polygon', { type: 'Polygon', coordinates: [] }],
    ['an empty ring', { type: 'Polygon', coordinates: [[]] }],
    ['a ring of two', ring([-1.62, 54.97], [-1.61, 54.97])],
    ['a ring of one place', ring([-1.62, 54.97], [-1.62, 54.97], [-1.62, 54.97], [-1.62, 54.97])],
    ['a ring without area', 'POLYGON((424000 564000,424100 564100,424200 564200,424000 564000))'],
    [
      'a line',
      {
        type: 'LineString',
        coordinates: [
          [-1.62, 54.97],
          [-1.61, 54.97],
        ],
      },
    ],
    ['a collection', { type: 'GeometryCollection', geometries: [] }],
    ['texts for numbers', ring(['-1.62', '54.97'], ['-1.61', '54.97'], ['-1.6', '54.98'])],
    ['numbers for positions', { type: 'Polygon', coordinates: [1, 2, 3, 4] }],
    ['a place too deep', { type: 'Point', coordinates: [[[[-1.62, 54.97]]]] }],
    [
      'a hole outside',
      {
        type: 'Polygon',
        coordinates: [
          FIELD.coordinates[0],
          [
            [-1.5, 54.9],
            [-1.4, 54.9],
            [-1.4, 54.95],
            [-1.5, 54.9],
          ],
        ],
      },
    ],
    ['Paris', { type: 'Point', coordinates: [2.35, 48.85] }],
    ['the pole', { type: 'Point', coordinates: [0, 90] }],
    ['infinity', 'POINT(1e999 54)'],
    ['the far side', 'SRID=27700;POINT(99999999 99999999)'],
    ['no system', 'SRID=999999;POINT(1 1)'],
    ['a system of elsewhere', 'SRID=2154;POINT(652000 6862000)'],
    ['another thing', 42],
    ['a list', [FIELD]],
    [
      'too many points',
      ring(...Array.from({ length: 10_001 }, (_, i) => [-1.62 + i / 1e6, 54.97 + (i % 2) / 1e3])),
    ],
  ])('is no site as %s', async (_what, poly) => {
    const answer = await create(poly);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: { code: 'payload-invalid', fields: { custom_site_poly: expect.any(String) } },
      },
    });
  });

  it.each([
    ['A shape has at most 10000 points', Array.from({ length: 10_001 }, () => [-1.62, 54.97])],
    [
      'Lies outside the United Kingdom',
      [
        [2.35, 48.85],
        [2.36, 48.85],
        [2.36, 48.86],
      ],
    ],
    [
      'A line needs two points, a ring four',
      [
        [-1.62, 54.97],
        [-1.61, 54.97],
      ],
    ],
  ])('says why: %s', async (words, positions) => {
    expect(await create(ring(...positions))).toMatchObject({
      status: 400,
      body: { error: { fields: { custom_site_poly: words } } },
    });
  });

  it('still is one after all of these', async () => {
    expect((await create(FIELD)).status).toBe(201);
  });

  it('belongs to those who may write sites, in their own council', async () => {
    const json = { custom_site_name: 'Oak', custom_site_poly: FIELD };
    expect((await oak.as('signed-out').post('/site/custom', { json })).status).toBe(401);
    expect((await oak.as('viewer').post('/site/custom', { json })).status).toBe(403);
    const id = createdId(await create(FIELD));
    expect((await elm.as('officer').get(`/site/${id}`)).status).toBe(404);
  });
});
