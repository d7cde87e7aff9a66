import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { add, kinds, listOf, point } from './testing/given.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
});

const bowTie = {
  type: 'Polygon',
  coordinates: [
    [
      [424000, 564000],
      [424100, 564100],
      [424100, 564000],
      [424000, 564100],
      [424000, 564000],
    ],
  ],
};

describe.each(kinds)('%s', (kind, given) => {
  it.each([
    ['a bow tie', { wkb_geometry: bowTie }, 'wkb_geometry'],
    [
      'an open ring',
      {
        wkb_geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [1, 1],
              [2, 1],
              [2, 2],
              [1, 2],
            ],
          ],
        },
      },
      'wkb_geometry',
    ],
    [
      'a line',
      {
        wkb_geometry: {
          type: 'LineString',
          coordinates: [
            [1, 1],
            [2, 2],
          ],
        },
      },
      'wkb_geometry',
    ],
    [
      'a point of words',
      { wkb_geometry: { type: 'Point', coordinates: ['1', '2'] } },
      'wkb_geometry',
    ],
    ['a point in France', { wkb_geometry: undefined, geometry: point(2.35, 48.85) }, 'geometry'],
    ['two places', { geometry: point(-1.62, 54.97) }, 'geometry'],
    [
      'too many points',
      {
        wkb_geometry: {
          type: 'Polygon',
          coordinates: [Array.from({ length: 2001 }, () => [1, 1])],
        },
      },
      'wkb_geometry',
    ],
    ['an unknown field', { user_id: 'somebody' }, 'user_id'],
  ])('refuse %s', async (_what, change, field) => {
    const answer = await oak.as('resident').post(`/${kind}`, { json: { ...given, ...change } });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { [field]: expect.any(String) } } },
    });
  });
});

describe('what is said', () => {
  it.each([
    ['suggestions', 'a short text', { text: 'ab' }, 'text'],
    ['suggestions', 'a long text', { text: 'x'.repeat(5001) }, 'text'],
    ['suggestions', 'a null character', { text: 'null \0 character' }, 'text'],
    ['suggestions', 'half a character', { text: 'half a pair \ud800' }, 'text'],
    ['suggestions', 'no place', { wkb_geometry: undefined }, 'geometry'],
    ['submissions', 'a list', { answers: [] }, 'answers'],
    ['submissions', 'an answer in an answer', { answers: { deep: { er: 1 } } }, 'answers.deep'],
    ['submissions', 'a null character', { answers: { text: 'null \0' } }, 'answers.text'],
    ['submissions', 'a long answer', { answers: { long: 'x'.repeat(100_000) } }, 'answers'],
    [
      'submissions',
      '201 answers',
      { answers: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`q${at}`, at])) },
      'answers',
    ],
  ])('%s refuse %s', async (kind, _what, change, field) => {
    const [, given] = kinds[kind === 'suggestions' ? 0 : 1];
    const answer = await oak.as('resident').post(`/${kind}`, { json: { ...given, ...change } });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { [field]: expect.any(String) } } },
    });
  });

  it('is taken from one person as often as the council’s form says: 10 suggestions, deleted ones aside', async () => {
    const council = await newCouncil();
    const [, given] = kinds[0];
    const send = () => council.as('resident').post('/suggestions', { json: given });
    const answers = [];
    for (let times = 0; times < 10; times++) answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    const refused = await send();
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', fields: { text: expect.stringContaining('10') } } },
    });
    const { ids } = await listOf(council, 'resident', 'suggestions');
    const [id] = ids;
    expect((await council.as('resident').delete(`/suggestions/${id}`)).status).toBe(204);
    expect((await send()).status).toBe(201);
    const restore = await council.as('resident').post(`/suggestions/${id}/restore`, { json: {} });
    expect(restore.status).toBe(409);
  });

  it('a submission need not name a place', async () => {
    const made = await add(oak, 'submissions', { answers: { siteUse: 'homes' } });
    expect(made).toMatchObject({ geometry: null, wkb_geometry: null });
  });

  it('is not taken where the council has not opened the map or the questionnaire', async () => {
    const closed = await newCouncil({ off: ['suggestion map', 'call-for-sites questionnaire'] });
    for (const [kind, json] of kinds)
      expect((await closed.as('resident').post(`/${kind}`, { json })).status).toBe(404);
    expect((await closed.as('resident').get('/suggestions')).status).toBe(200);
  });
});
