import { beforeAll, describe, expect, it } from 'vitest';
import { listTopics } from '../../consultation/topics/contract.ts';
import { type Council, newCouncil } from '../testing/council.ts';
import { mintCookie } from '../testing/cookie.ts';
import { clientFor, type Ask, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
/** Signed in at the council's own host, as a browser is: without a header of ours. */
let browser: Client;
beforeAll(async () => {
  oak = await newCouncil();
  const { authTenantId } = oak;
  browser = clientFor(undefined, mintCookie({ authTenantId, uid: oak.uidOf('admin') }));
}, 120_000);

let added = 0;
const add = async (headers: Record<string, string>, ask: Ask = {}) => {
  added += 1;
  const name = `Topic ${added}`;
  const { status, body } = await browser.post('/consultations/topics', {
    json: { name },
    ...ask,
    headers: { 'x-forwarded-host': `${oak.shortName}.localhost`, ...headers },
  });
  const names = (await oak.as('admin').call(listTopics, {})).map((topic) => topic.name);
  return { status, body, isStored: names.includes(name) };
};
const REFUSED = {
  status: 403,
  body: { error: { code: 'origin-refused', message: 'Not authorized' } },
  isStored: false,
};

describe('a mutating call with a session', () => {
  it.each([
    ['https://evil.example'],
    ['null'],
    ['https://localhost.evil.example'],
    ['not an origin'],
  ])('is refused from %s', async (origin) => {
    expect(await add({ origin })).toEqual(REFUSED);
    expect(await add({ origin, 'sec-fetch-site': 'same-origin' })).toEqual(REFUSED);
  });

  it.each([['cross-site'], ['same-site'], ['anything else']])(
    'without an origin is refused where the browser calls it %s',
    async (site) => {
      expect(await add({ 'sec-fetch-site': site })).toEqual(REFUSED);
      expect(await add({ 'sec-fetch-site': site, 'x-tab': 'tab-of-mine' })).toEqual(REFUSED);
    },
  );

  it.each([
    ['application/x-www-form-urlencoded', 'name=Hedges'],
    ['text/plain', '{"name":"Hedges"}'],
    ['multipart/form-data; boundary=b', '--b--'],
    ['Text/Plain; charset=utf-8', '{"name":"Hedges"}'],
  ])('that says nothing of its site is refused as a form of any page (%s)', async (type, raw) => {
    expect(await add({ 'content-type': type }, { json: undefined, raw })).toEqual(REFUSED);
  });

  it('that says nothing at all is refused', async () => {
    expect(await add({}, { json: undefined })).toEqual(REFUSED);
  });

  it('is done from our own pages, and by a script that sends JSON', async () => {
    const origin = `http://${oak.shortName}.localhost`;
    const ours: Record<string, string>[] = [
      { origin },
      { origin, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ];
    for (const headers of ours)
      expect(await add(headers)).toMatchObject({ status: 201, isStored: true });
  });

  it('may send files where it says by a header of ours that it is no form of another page', async () => {
    const form = { json: undefined, raw: new FormData() };
    expect(await add({}, form)).toEqual(REFUSED);
    expect((await add({ 'x-tab': 'tab-of-mine' }, form)).status).toBe(400);
  });
});

it('a call without a session that says nothing of its site is not refused for that', async () => {
  const answer = await clientFor(undefined, undefined).post('/consultations/topics', {
    raw: 'name=Hedges',
    headers: {
      'x-forwarded-host': `${oak.shortName}.localhost`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  expect(answer.status).toBe(401);
});
