import { describe, expect, it } from 'vitest';
import { clientFor } from '../../platform/testing/client.ts';
import { mintCookie } from '../../platform/testing/cookie.ts';
import { newCouncil, twoCouncils } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { listUpdates } from '../notifications/contract.ts';
import { getFirestoreToken, getUser, isAuthenticated } from './contract.ts';
import { cookieIn, openDirectly, tokenFor, trade, withCookie } from './testing/people.ts';

useWorld();

const now = () => Math.floor(Date.now() / 1000);

describe('trading an ID token for a session', () => {
  it('gives a verified resident the document list and a fortnight', async () => {
    const oak = await newCouncil();
    const answer = await trade(oak, await tokenFor(oak, oak.emailOf('resident')));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      result: {
        kind: 'consultation',
        verified: true,
        withoutInfo: true,
        redirectPath: '/p/document',
      },
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain(`Max-Age=${14 * 86_400}`);
    const me = await withCookie(oak, cookieIn(answer)).get('/auth/user');
    expect(me.body).toMatchObject({
      result: { email: oak.emailOf('resident'), kind: 'consultation' },
    });
  });

  it('gives staff of the demo project the home page and half a day', async () => {
    const oak = await newCouncil();
    const answer = await trade(oak, await tokenFor(oak, oak.emailOf('officer')));
    expect(answer.body).toMatchObject({ result: { kind: 'staff', redirectPath: '/' } });
    expect(answer.headers.get('set-cookie')).toContain(`Max-Age=${12 * 3_600}`);
  });

  it("refuses another council's token and cookie", async () => {
    const { oak, elm } = await twoCouncils();
    const token = await tokenFor(oak, oak.emailOf('admin'));
    expect((await trade(elm, token)).status).toBe(401);
    const cookie = cookieIn(await trade(oak, token));
    expect(await withCookie(elm, cookie).get('/auth/user')).toMatchObject({
      status: 401,
      body: { error: { message: 'Session terminated' } },
    });
  });

  it('refuses an account that was opened around our endpoint', async () => {
    const oak = await newCouncil();
    const token = await openDirectly(oak, `direct@${oak.shortName}.test`);
    expect(token).not.toBe('');
    expect((await trade(oak, token)).status).toBe(403);
  });

  it('wants a token', async () => {
    const oak = await newCouncil();
    const answer = await oak.as('signed-out').post('/auth/firebase-auth/login', { json: {} });
    expect(answer.status).toBe(401);
    expect((await trade(oak, 'nonsense')).body).toMatchObject({
      error: { message: 'Email or password is incorrect' },
    });
  });

  it('refuses a page of another site', async () => {
    const oak = await newCouncil();
    const answer = await oak.as('signed-out').post('/auth/firebase-auth/login', {
      json: {},
      headers: {
        origin: 'https://evil.example',
        authorization: `Bearer ${await tokenFor(oak, oak.emailOf('resident'))}`,
      },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('answers 429 with Retry-After after a hundred tries', async () => {
    const oak = await newCouncil();
    let last = await trade(oak, 'nonsense');
    for (let tries = 1; tries <= 100; tries++) last = await trade(oak, 'nonsense');
    // A window may end in the middle of the hundred; a second hundred cannot be split again.
    for (let tries = 0; tries <= 100 && last.status !== 429; tries++)
      last = await trade(oak, 'nonsense');
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.body).toMatchObject({
      error: { message: 'Too many requests, Please try again later' },
    });
    const elm = await newCouncil();
    expect((await trade(elm, 'nonsense')).status).toBe(401);
  });
});

describe('a session that ended', () => {
  it('tells an expired session from none', async () => {
    const oak = await newCouncil();
    const cookie = mintCookie({
      authTenantId: oak.authTenantId,
      uid: oak.uidOf('officer'),
      signedInAt: now() - 50_000,
      expiresAt: now() - 10,
    });
    expect(await withCookie(oak, cookie).get('/auth/user')).toMatchObject({
      status: 401,
      body: { error: { code: 'session-terminated', message: 'Session terminated' } },
    });
    expect(await oak.as('signed-out').get('/auth/user')).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated', message: 'Unauthenticated' } },
    });
    const asked = await withCookie(oak, cookie).get('/auth/is-authenticated');
    expect(asked.body).toEqual({
      result: { isAuthenticated: false, user: null, newsFrom: null },
    });
  });

  it('tells in one call whether somebody is signed in, who it is and from where on there is news', async () => {
    const oak = await newCouncil();
    const asked = async (who: 'officer' | 'resident') => oak.as(who).call(isAuthenticated, {});
    const officer = await asked('officer');
    expect(officer.user).toEqual(await oak.as('officer').call(getUser, {}));
    const { cursor } = await oak.as('officer').call(listUpdates, {});
    expect(officer.newsFrom).toBe(cursor);
    expect(await asked('resident')).toMatchObject({
      user: { email: oak.emailOf('resident'), kind: 'consultation' },
      newsFrom: null,
    });
  });

  it('ends every session when somebody signs out everywhere', async () => {
    const oak = await newCouncil();
    const [here, there] = [oak.as('resident'), oak.as('resident')];
    const answer = await here.post('/auth/logout-everywhere', { json: {} });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(await there.get('/auth/user')).toMatchObject({
      status: 401,
      body: { error: { code: 'session-terminated' } },
    });
    expect((await oak.as('officer').get('/auth/user')).status).toBe(200);
  });

  it('ends the sessions that an administrator revokes or disables', async () => {
    const { oak, elm } = await twoCouncils();
    const uid = oak.uidOf('resident');
    expect((await elm.as('admin').post(`/firebase/users/${uid}/revoke`, { json: {} })).status).toBe(
      404,
    );
    const resident = oak.as('resident');
    expect((await resident.get('/auth/user')).status).toBe(200);
    expect((await oak.as('admin').post(`/firebase/users/${uid}/revoke`, { json: {} })).status).toBe(
      204,
    );
    expect((await resident.get('/auth/user')).status).toBe(401);
    const disabled = await oak
      .as('admin')
      .put(`/firebase/users/${uid}/disabled`, { json: { disabled: true } });
    expect(disabled.body).toEqual({ result: { uid, disabled: true } });
    await expect(tokenFor(oak, oak.emailOf('resident'))).rejects.toThrow('USER_DISABLED');
  });

  it('ends the session itself at sign-out, whoever still has its cookie, and no other', async () => {
    const oak = await newCouncil();
    const session = { authTenantId: oak.authTenantId, uid: oak.uidOf('officer') };
    const one = clientFor(oak.shortName, mintCookie(session));
    const other = clientFor(oak.shortName, mintCookie(session));
    const status = async (who: typeof one) => (await who.get('/auth/user')).status;
    expect([await status(one), await status(other)]).toEqual([200, 200]);
    await one.get('/auth/azure/logout');
    expect([await status(one), await status(other)]).toEqual([401, 200]);
  });

  it('lets the ID token that began it open no other', async () => {
    const oak = await newCouncil();
    const email = oak.emailOf('resident');
    const token = await tokenFor(oak, email);
    const here = withCookie(oak, cookieIn(await trade(oak, token)));
    expect((await trade(oak, token)).status).toBe(200);
    await here.get('/auth/firebase-auth/logout');
    expect(await trade(oak, token)).toMatchObject({
      status: 401,
      body: { error: { code: 'session-terminated' } },
    });
    // Who signs in anew gets a token of another second.
    const anew = async () => (await trade(oak, await tokenFor(oak, email))).status;
    await expect.poll(anew, { timeout: 10_000 }).toBe(200);
  });

  it('signs out one browser and forgets its cache, but not for a link on another site', async () => {
    const oak = await newCouncil();
    const out = await oak.as('officer').get('/auth/azure/logout');
    expect(out.status).toBe(303);
    expect(out.headers.get('location')).toBe('/sign-in');
    expect(out.headers.get('set-cookie')).toContain('__session=; Path=/; Max-Age=0');
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    const foreign = await oak
      .as('officer')
      .get('/auth/azure/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.headers.get('set-cookie')).toBeNull();
    const away = await oak.as('officer').get('/auth/azure/logout?returnTo=//evil.example');
    expect(away.headers.get('location')).toBe('/sign-in');
  });
});

describe('news in Firestore', () => {
  it('are opened by a token that names the council and the kind of person', async () => {
    const oak = await newCouncil();
    const { token, council } = await oak.as('officer').call(getFirestoreToken, {});
    expect(council).toBe(`councils/${oak.mainSchema}`);
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(claims).toMatchObject({
      uid: oak.uidOf('officer'),
      tenant_id: oak.authTenantId,
      claims: { council: oak.mainSchema, kind: 'staff' },
    });
  });
});
