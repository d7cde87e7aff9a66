import { describe, expect, it } from 'vitest';
import { newCouncil, twoCouncils } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { listPlacemakerUsers } from './contract.ts';
import { addClient } from './contract/consultation-meta.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';

useWorld();

const META = '/user/consultation-user-meta';

describe('what a consultation user keeps', () => {
  it('begins empty and is changed part by part', async () => {
    const oak = await newCouncil();
    const resident = oak.as('resident');
    const empty = { receiveEmails: false, types: [], clientDetails: [], employers: [] };
    expect((await resident.get(META)).body).toEqual({ result: empty });
    await resident.put(`${META}/receive-emails`, { json: { receiveEmails: true } });
    await resident.put(`${META}/types`, { json: { types: ['agent'] } });
    await resident.put(`${META}/employers`, { json: { employers: ['Oak Homes'] } });
    expect((await resident.put(META, { json: { types: ['individual', 'agent'] } })).body).toEqual({
      result: {
        receiveEmails: true,
        types: ['individual', 'agent'],
        clientDetails: [],
        employers: ['Oak Homes'],
      },
    });
    expect((await resident.put(`${META}/types`, { json: { types: ['mayor'] } })).status).toBe(400);
    expect((await oak.as('officer').get(META)).status).toBe(403);
  });

  it('lists the clients of an agent', async () => {
    const oak = await newCouncil();
    const resident = oak.as('resident');
    const refused = await resident.post(`${META}/client-details`, {
      json: { companyName: 'Elm Farms' },
    });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      error: {
        fields: { companyName: 'Only agents have clients. Say that you are an agent first.' },
      },
    });
    await resident.put(`${META}/types`, { json: { types: ['agent'] } });
    const added = await resident.post(`${META}/client-details`, {
      json: { companyName: 'Elm Farms' },
    });
    expect(added.status).toBe(201);
    const { id } = answerOf(addClient, added);
    const renamed = await resident.put(`${META}/client-details/${id}`, {
      json: { companyName: 'Elm Farms Ltd' },
    });
    expect(renamed.body).toEqual({ result: { id, companyName: 'Elm Farms Ltd' } });
    expect((await resident.get(META)).body).toMatchObject({
      result: { clientDetails: [{ id, companyName: 'Elm Farms Ltd' }] },
    });
    expect((await resident.delete(`${META}/client-details/${id}`)).status).toBe(204);
    expect((await resident.delete(`${META}/client-details/${id}`)).status).toBe(404);
  });
});

describe("a council's people", () => {
  it('lists staff to staff, never residents or another council', async () => {
    const { oak, elm } = await twoCouncils();
    const { users } = await oak.as('viewer').call(listPlacemakerUsers, {});
    expect(users.map(({ email }) => email).toSorted()).toEqual(
      (['admin', 'officer', 'viewer'] as const).map((who) => oak.emailOf(who)),
    );
    expect(JSON.stringify(users)).not.toContain(elm.shortName);
  });

  it('lists consultation accounts to administrators and finds them', async () => {
    const oak = await newCouncil();
    const found = await oak.as('admin').get('/firebase/users?search=RESIDENT');
    expect(found.body).toMatchObject({
      result: { total: 1, users: [{ uid: oak.uidOf('resident') }] },
    });
    expect((await oak.as('admin').get('/firebase/users?search=%25')).body).toMatchObject({
      result: { total: 0 },
    });
    expect((await oak.as('officer').get('/firebase/users')).status).toBe(403);
  });

  it('disables residents but not staff', async () => {
    const oak = await newCouncil();
    const path = (who: 'resident' | 'officer') => `/firebase/users/${oak.uidOf(who)}/disabled`;
    expect((await oak.as('admin').put(path('officer'), { json: { disabled: true } })).status).toBe(
      404,
    );
    const before = oak.as('resident');
    expect((await oak.as('admin').put(path('resident'), { json: { disabled: true } })).status).toBe(
      200,
    );
    expect((await before.get('/auth/user')).status).toBe(401);
  });
});

describe('the arrangement of the site page', () => {
  it('is kept per person, up to 100 kB', async () => {
    const oak = await newCouncil();
    const path = '/user/site-details-layout';
    for (const nothing of [{ json: {} }, {}]) {
      const answer = await oak.as('officer').put(path, nothing);
      expect(answer).toMatchObject({ status: 200, body: { result: { layout: null } } });
    }
    const layout = { lg: [{ i: 'map', x: 0, y: 0, w: 6, h: 4 }] };
    expect((await oak.as('officer').get(path)).body).toEqual({ result: { layout: null } });
    await oak.as('officer').put(path, { json: { layout } });
    expect((await oak.as('officer').get(path)).body).toEqual({ result: { layout } });
    expect((await oak.as('viewer').get(path)).body).toEqual({ result: { layout: null } });
    const big = { lg: [{ i: 'map', x: 0, y: 0, w: 6, h: 4, note: 'x'.repeat(100_001) }] };
    expect((await oak.as('officer').put(path, { json: { layout: big } })).status).toBe(413);
  });

  it('is refused in another shape than a layout has', async () => {
    const oak = await newCouncil();
    const put = (layout: unknown) =>
      oak.as('officer').put('/user/site-details-layout', { json: { layout } });
    const place = { i: 'notes', x: 0, y: 0, w: 6, h: 4 };
    for (const wrong of [
      { x: 1 },
      { lg: 'wide' },
      { lg: [{ ...place, x: 'left' }] },
      { layouts: { huge: [place] } },
      { layouts: { lg: [place] }, hidden: [1, {}] },
      [place],
    ])
      expect((await put(wrong)).status).toBe(400);
    const whole = { savedAt: '2026-04-02T10:00:00Z', layouts: { lg: [place] }, hidden: ['notes'] };
    expect((await put(whole)).body).toEqual({ result: { layout: whole } });
  });
});

describe('access', () => {
  it('answers each action and the first page one may see', async () => {
    const oak = await newCouncil();
    const asked = '/policy/access?unit=sites&actions=read,write,delete';
    expect((await oak.as('officer').get(asked)).body).toEqual({
      result: {
        unit: 'sites',
        isAllowed: true,
        actions: { read: true, write: true, delete: true },
        redirectPath: null,
      },
    });
    expect((await oak.as('viewer').get(asked)).body).toEqual({
      result: {
        unit: 'sites',
        isAllowed: false,
        actions: { read: true, write: false, delete: false },
        redirectPath: '/',
      },
    });
    expect((await oak.as('resident').get('/policy/access?unit=placemaker')).body).toMatchObject({
      result: { isAllowed: false, redirectPath: '/p/document' },
    });
    expect(
      (await oak.as('resident').get('/policy/access?unit=placemaker&blockRedirect=true')).body,
    ).toMatchObject({
      result: { isAllowed: false, redirectPath: null },
    });
    expect(
      (await oak.as('admin').get('/policy/access?unit=features-in-development')).body,
    ).toMatchObject({
      result: { isAllowed: true },
    });
    // The names as the specification writes them.
    for (const [written, unit] of [
      ['site lists', 'site-lists'],
      ['Features in development', 'features-in-development'],
    ] as const) {
      const answer = await oak
        .as('admin')
        .get(`/policy/access?unit=${encodeURIComponent(written)}`);
      expect(answer.body).toMatchObject({ result: { unit, isAllowed: true } });
    }
    expect((await oak.as('admin').get('/policy/access?unit=mayor')).status).toBe(400);
  });
});
