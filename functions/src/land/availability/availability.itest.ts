import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { getCfsForm, getSuggestionForm } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const [first] = await writeSites(oak, someSites(1));
  site = first?.id ?? 0;
}, 120_000);

const newest = (limit: number) => editsOf(oak, site, limit);

describe.each([
  {
    path: '/site/availability/cfs',
    contract: getCfsForm,
    form: 'Call for sites form',
    flag: 'call-for-sites questionnaire',
  },
  {
    path: '/site/availability/site-suggestion',
    contract: getSuggestionForm,
    form: 'Site suggestion form',
    flag: 'site view availability tab suggestion form',
  },
])('$path', ({ path, contract, form, flag }) => {
  const put = (json: object, who: 'officer' | 'viewer' | 'resident' | 'signed-out' = 'officer') =>
    oak.as(who).put(path, { json: { siteId: site, ...json } });
  const read = () => oak.as('viewer').call(contract, { siteId: site });

  it('is empty, filled in by an officer, and changed from what was read only', async () => {
    expect(await read()).toEqual({ form: null });
    expect(await put({ available: 'Within 5 years', homes: 40 })).toMatchObject({
      status: 200,
      body: { result: { form: { answers: { homes: 40, use: '' }, row_version: 1 } } },
    });
    expect((await newest(2)).sort()).toEqual([
      `${form}: Available||Within 5 years`,
      `${form}: Number of homes||40`,
    ]);
    expect(await put({ available: 'Now', homes: 40 })).toMatchObject({
      body: { error: { code: 'changed-meanwhile', fields: { available: 'Within 5 years' } } },
    });
    expect((await put({ available: 'Now', row_version: 1 })).status).toBe(200);
    expect((await newest(2)).sort()).toEqual([
      `${form}: Available|Within 5 years|Now`,
      `${form}: Number of homes|40|Empty`,
    ]);
    expect(await read()).toMatchObject({
      form: { answers: { available: 'Now' }, user_name: 'officer', row_version: 2 },
    });
  });

  it.each([
    [{}, 'available', 'Please say when the site is available'],
    [{ available: 'Soon' }, 'available', 'Please say when the site is available'],
    [{ available: 'Now', use: 'x'.repeat(201) }, 'use', 'At most 200 characters'],
  ])('is refused with words: %j', async (json, field, words) => {
    expect(await put(json)).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: words } } },
    });
  });

  it('is submitted by officers alone, in their own council, behind its flag', async () => {
    const json = { available: 'Now' };
    expect((await put(json, 'signed-out')).status).toBe(401);
    expect((await put(json, 'viewer')).status).toBe(403);
    expect((await put(json, 'resident')).status).toBe(403);
    expect((await elm.as('officer').put(path, { json: { siteId: site, ...json } })).status).toBe(
      404,
    );
    const ash = await newCouncil({ off: [flag] });
    const [own] = await writeSites(ash, someSites(1));
    expect((await ash.as('officer').get(`${path}?siteId=${own?.id}`)).status).toBe(404);
  });
});
