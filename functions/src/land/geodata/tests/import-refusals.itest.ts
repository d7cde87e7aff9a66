import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { faultsOf } from '../../../platform/testing/answer-of.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { sites } from '../testing/imported-sites.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { OAK1, register } from '../testing/register-rows.ts';
import { form, imported, upload } from '../testing/upload.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  [oak, elm] = [await councilWithDictionary(), await councilWithDictionary()];
}, 120_000);

describe('who may', () => {
  it.each(['viewer', 'officer', 'resident'] as const)('a %s is refused', async (who) => {
    const person = oak.as(who);
    expect(
      (await person.post('/geodata', { raw: form(register(OAK1), { kind: 'brownfield' }) })).status,
    ).toBe(403);
    expect((await person.get('/geodata')).status).toBe(403);
    expect((await person.get('/geodata-info/1')).status).toBe(403);
  });

  it('nobody without signing in', async () => {
    const person = oak.as('signed-out');
    expect(
      (await person.post('/geodata', { raw: form(register(OAK1), { kind: 'brownfield' }) })).status,
    ).toBe(401);
    expect((await person.get('/geodata')).status).toBe(401);
  });

  it("another council's import is answered like one that never was", async () => {
    const { import: own } = await imported(oak, register(OAK1));
    const foreign = await elm.as('admin').get(`/geodata-info/${own.id}`);
    const unknown = await elm.as('admin').get('/geodata-info/999999');
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect(await sites(elm)).toEqual([]);
  });

  it('a council without geodata management has no such call', async () => {
    const ash = await newCouncil({ off: ['geodata management'] });
    expect((await ash.as('admin').get('/geodata')).status).toBe(404);
  });
});

describe('files that are refused', () => {
  it.each([
    ['no register', 'Dear planners', { kind: 'brownfield' }, 'file'],
    ['a workbook', 'PK\u0003\u0004', { kind: 'brownfield' }, 'file'],
    ['an unknown kind', register(OAK1), { kind: 'everything' }, 'kind'],
    ['a layer without a name', '{}', { kind: 'layer' }, 'name'],
    ['no geodata', 'hello', { kind: 'sites' }, 'file'],
  ])('%s', async (_, content, fields, field) => {
    const answer = await upload(oak, content, fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toHaveProperty(field);
  });

  it('no form at all, and a form without a file', async () => {
    expect((await oak.as('admin').post('/geodata', { json: {} })).status).toBe(400);
    const empty = new FormData();
    empty.append('kind', 'brownfield');
    expect((await oak.as('admin').post('/geodata', { raw: empty })).status).toBe(400);
  });

  it('more than 10 MB', async () => {
    const answer = await upload(oak, new Uint8Array(10 * 1024 * 1024 + 1), { kind: 'brownfield' });
    expect(answer.status).toBe(413);
  });

  it('what only its reading shows to be broken ends as an error with the reason', async () => {
    const report = await imported(oak, '{"type":"FeatureCollection","features":[]}', {
      kind: 'sites',
    });
    expect(report.import).toMatchObject({ status: 'error', error: expect.any(String) });
  });
});
