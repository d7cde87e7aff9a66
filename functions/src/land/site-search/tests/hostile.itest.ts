import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import { someSites, writeSites } from '../testing/few-hundred-sites.ts';
import { searchSites } from '../contract.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;

beforeAll(async () => {
  oak = await newCouncil();
  await writeSites(oak, someSites(12));
}, 120_000);

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const get = (path: string) => oak.as('viewer').get(path);

type Parts = [search: string, value: string | null, id: number, total: number];
const read = (cursor: string) => JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Parts;
const written = (parts: Parts) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('a cursor that somebody rewrote', () => {
  const forged = ['abc', 'a\0b', '\ud800', '', "'", '2026-99-99', '2026-01-01 25:00:00+00'];

  it.each(['size_ha', 'created_at', 'deliverable', 'permission_date'])(
    'is refused where its value is none of %s',
    async (sort) => {
      const search = `/search/site?sort=${sort}&limit=2&cursor=`;
      const first = await get(search.replace('&cursor=', ''));
      const { next } = answerOf(searchSites, first);
      expect(await get(search + next)).toMatchObject({ status: 200 });
      const [hash, , id, total] = read(next ?? '');
      for (const value of forged) {
        const cursor = written([hash, value, id, total]);
        expect({ value, ...(await get(search + cursor)) }).toMatchObject({
          value,
          status: 400,
          body: { error: { fields: { cursor: 'Does not belong to this search' } } },
        });
      }
    },
  );
});

describe('an area in degrees', () => {
  const refused = { error: { fields: { 'filters[0].value': expect.any(String) as string } } };
  const found = (value: object) =>
    get(
      `/search/site?filters=${json([{ type: 'in area', value: { projection: '4326', ...value } }])}`,
    );

  it('beyond the poles is refused, and a map that shows the world twice finds everything', async () => {
    const outside = { bbox: [-1e6, -1e6, 1e6, 1e6] };
    expect(await found(outside)).toMatchObject({ status: 400, body: refused });
    const ring = [
      [0, 0],
      [0, 500],
      [10, 500],
      [0, 0],
    ];
    const polygon = { type: 'Polygon', coordinates: [ring] };
    expect(await found({ polygon })).toMatchObject({ status: 400, body: refused });
    const world = await found({ bbox: [-400, -85, 400, 85] });
    expect(world).toMatchObject({ status: 200 });
  });
});

describe('the table', () => {
  const unknown: Filter = {
    type: 'in array',
    dbPropertyName: 'site_list',
    equality: '!=',
    value: [7],
  };
  const area = (layerId: string): Filter => ({ type: 'in area', value: { layerId } });

  it.each(['/site/table?attributes=size_ha', '/site/table/groups?by=site_type'])(
    'refuses what a search refuses: %s',
    async (path) => {
      for (const filter of [unknown, area('nowhere')]) {
        expect(await get(`${path}&filters=${json([filter])}`)).toMatchObject({
          status: 400,
          body: {
            error: { fields: { 'filters[0].value': expect.stringMatching(/^Unknown/) as string } },
          },
        });
      }
    },
  );

  it('is not grouped by tags: a site has several', async () => {
    expect(await get('/site/table/groups?by=site_tags')).toMatchObject({ status: 400 });
  });
});

describe('what a model makes of a sentence', () => {
  it('is not understood where its filter says nothing', async () => {
    const nothing = { type: 'group', operator: '_or', filters: [] };
    const blank = { type: 'text', dbPropertyName: 'site_name', value: null };
    for (const filter of [nothing, blank]) {
      const answer = await oak.as('viewer').post('/search/site/sentence', {
        json: {
          sentence: 'brownfield',
          structure: { conditions: [{ text: 'brownfield', filter }] },
        },
      });
      expect(answer).toMatchObject({
        status: 200,
        body: { result: { filters: [], understood: [], notUnderstood: ['brownfield'] } },
      });
    }
  });
});

describe('a selection', () => {
  it('that is sent twice under one key is kept once', async () => {
    const keep = () =>
      oak.as('viewer').post('/site/selection', {
        json: { filters: [] },
        headers: { 'idempotency-key': 'kept-once' },
      });
    const [first, again] = [await keep(), await keep()];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
  });
});
