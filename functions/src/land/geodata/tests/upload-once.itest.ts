import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { form } from '../testing/upload.ts';
import { listGeodata } from '../contract.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
});

const register = (reference: string) =>
  `SiteReference,SiteNameAddress,GeoX,GeoY,Hectares\r\n${reference},1 Oak Lane,-1.61,54.97,0.5`;
const upload = (reference: string, key: string, fields = { kind: 'brownfield' } as object) =>
  oak.as('admin').post('/geodata', {
    raw: form(register(reference), fields as Record<string, string>),
    headers: { 'idempotency-key': key },
  });
const imports = async () => {
  const { body } = await oak.as('admin').get('/geodata');
  return answerOf(listGeodata, { body }).total;
};

describe('an upload under an Idempotency-Key', () => {
  it('is imported once; a repeat gets the answer of the first', async () => {
    const first = await upload('OAK1', 'one');
    expect(first.status).toBe(202);
    const again = await upload('OAK1', 'one');
    expect(again.status).toBe(202);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await imports()).toBe(1);
    expect((await upload('OAK1', 'another')).status).toBe(202);
    expect(await imports()).toBe(2);
  });

  it('refuses the key for another file or another form', async () => {
    const before = await imports();
    expect((await upload('OAK2', 'one')).status).toBe(409);
    expect((await upload('OAK1', 'one', { kind: 'brownfield', name: 'Oak' })).status).toBe(409);
    expect((await upload('OAK1', 'x'.repeat(201))).status).toBe(400);
    expect(await imports()).toBe(before);
  });

  it('keeps nothing of a file that was refused', async () => {
    expect((await upload('OAK3', 'three', { kind: 'nothing' })).status).toBe(400);
    expect((await upload('OAK3', 'three')).status).toBe(202);
  });
});

describe('the form of an upload', () => {
  it.each([
    ['a name that is too long', { kind: 'brownfield', name: 'x'.repeat(121) }, 'name'],
    ['a reference that is too long', { kind: 'sites', reference: 'x'.repeat(500) }, 'reference'],
    ['no kind', {}, 'kind'],
    ['a field that nobody named', { kind: 'brownfield', council: 'elm' }, 'council'],
  ])('is refused with %s', async (what, fields, field) => {
    const before = await imports();
    expect(await upload('OAK4', what, fields)).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: expect.any(String) } } },
    });
    expect(await imports()).toBe(before);
  });
});
