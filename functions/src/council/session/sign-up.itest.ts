import { describe, expect, it } from 'vitest';
import { mintCookie } from '../../platform/testing/cookie.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  codeIn,
  cookieIn,
  mailsTo,
  PASSWORD,
  tokenFor,
  trade,
  withCookie,
} from './testing/people.ts';

useWorld();

const ann = { firstName: 'Ann', lastName: 'Oakley', phoneNumber: '0191 498 0001' };

function signUp(council: Council, email: string, more: object = {}) {
  return council.as('signed-out').post('/auth/firebase-auth/signup', {
    json: { email, password: PASSWORD, confirmation: PASSWORD, about: ann, ...more },
  });
}
function confirm(council: Council, json: object) {
  return council.as('signed-out').post('/auth/firebase-auth/confirm-code', { json });
}

describe('opening a consultation account', () => {
  it('leads back from the mailed link to the question from which somebody came, also sent again', async () => {
    const oak = await newCouncil();
    const email = `bea@${oak.shortName}.test`;
    const returnTo = '/p/document/7#11111111-1111-4111-8111-111111111111';
    for (const elsewhere of ['//evil.example', 'https://evil.example/p/', '/sites'])
      expect((await signUp(oak, email, { returnTo: elsewhere })).status).toBe(400);
    expect((await signUp(oak, email, { returnTo })).status).toBe(201);
    const led = async () =>
      (await mailsTo(oak, email)).map(({ body }) =>
        new URL(/http\S+auth-action\S+/.exec(body)?.[0] ?? '').searchParams.get('returnTo'),
      );
    expect(await led()).toEqual([returnTo]);
    const client = withCookie(oak, cookieIn(await trade(oak, await tokenFor(oak, email))));
    const again = await client.post('/auth/firebase-auth/send-verification-email', {
      json: { returnTo },
    });
    expect(again.status).toBe(202);
    expect(new Set(await led())).toEqual(new Set([returnTo]));
  });

  it('goes from sign-up by the mailed link to the document list', async () => {
    const oak = await newCouncil();
    const email = `ann@${oak.shortName}.test`;
    const opened = await signUp(oak, email, { meta: { types: ['agent'], receiveEmails: true } });
    expect(opened.status).toBe(201);
    expect(opened.body).toEqual({ result: { redirectPath: '/consultations/confirm-email' } });

    const unverified = await trade(oak, await tokenFor(oak, email));
    expect(unverified.body).toMatchObject({
      result: { verified: false, withoutInfo: false, redirectPath: '/consultations/confirm-email' },
    });

    const mails = await mailsTo(oak, email);
    expect(mails[0]?.subject).toBe(`Confirm your email for Council ${oak.shortName} consultations`);
    expect(mails[0]?.body).toContain(`http://${oak.shortName}.localhost`);
    expect(mails[0]?.body).toContain('/consultations/auth-action?mode=verifyEmail&oobCode=');
    const code = codeIn(mails[0]);
    const confirmed = await confirm(oak, code);
    expect(confirmed.body).toEqual({
      result: { message: 'Confirmed', redirectPath: '/consultations/login' },
    });
    expect((await confirm(oak, code)).status).toBe(400);
    expect((await mailsTo(oak, email))[0]?.subject).toContain('Welcome to');

    const verified = await trade(oak, await tokenFor(oak, email));
    expect(verified.body).toMatchObject({
      result: { verified: true, redirectPath: '/p/document' },
    });
    const me = await withCookie(oak, cookieIn(verified)).get('/auth/user');
    expect(me.body).toMatchObject({
      result: { displayName: 'Ann Oakley', types: ['agent'], roles: ['consultee'] },
    });
  });

  it('takes the same e-mail in two councils, each on its own', async () => {
    const { oak, elm } = await twoCouncils();
    const email = `both@${oak.shortName}.test`;
    expect((await signUp(oak, email)).status).toBe(201);
    const second = await signUp(elm, email, { password: 'Different1', confirmation: 'Different1' });
    expect(second.status).toBe(201);
    await expect(tokenFor(elm, email, PASSWORD)).rejects.toThrow('INVALID');
    expect((await trade(elm, await tokenFor(elm, email, 'Different1'))).status).toBe(200);
    const again = await signUp(oak, email.toUpperCase());
    expect(again).toMatchObject({
      status: 409,
      body: { error: { message: 'User with email you provided already exists' } },
    });
    const code = codeIn((await mailsTo(oak, email))[0]);
    expect((await confirm(elm, code)).status).toBe(400);
    expect((await confirm(oak, code)).status).toBe(200);
  });

  it('does not give out the e-mail of a member of staff', async () => {
    const oak = await newCouncil();
    expect((await signUp(oak, oak.emailOf('admin'))).status).toBe(409);
  });

  it('names every field that breaks a rule', async () => {
    const oak = await newCouncil();
    const answer = await signUp(oak, 'nonsense', {
      password: '12345',
      confirmation: '123456',
      about: { firstName: 'ann', lastName: 'Oakley', phoneNumber: null },
      admin: true,
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: {
        message: 'Payload data is invalid',
        fields: {
          email: 'Email must be valid',
          password: 'Password must contain at least 6 characters',
          confirmation: 'Passwords do not match',
          admin: 'Unknown field: admin',
        },
      },
    });
  });

  it('checks the phone only where the flag is on', async () => {
    const about = { ...ann, phoneNumber: '12345' };
    const oak = await newCouncil();
    expect(await signUp(oak, `a@${oak.shortName}.test`, { about })).toMatchObject({
      status: 400,
      body: { error: { fields: { 'about.phoneNumber': 'Must be a valid phone number' } } },
    });
    const elm = await newCouncil({ off: ['phone validation'] });
    expect((await signUp(elm, `a@${elm.shortName}.test`, { about })).status).toBe(201);
  });

  it('asks for no confirmation where the flag is off', async () => {
    const oak = await newCouncil({ off: ['email verification'] });
    const email = `ann@${oak.shortName}.test`;
    expect((await signUp(oak, email)).body).toEqual({
      result: { redirectPath: '/consultations/login' },
    });
    const answer = await trade(oak, await tokenFor(oak, email));
    expect(answer.body).toMatchObject({ result: { verified: true, redirectPath: '/p/document' } });
    expect((await mailsTo(oak, email)).map(({ subject }) => subject)).toEqual([
      `Welcome to Council ${oak.shortName} consultations`,
    ]);
  });

  it('lets missing information be completed later', async () => {
    const oak = await newCouncil();
    const email = `late@${oak.shortName}.test`;
    expect((await signUp(oak, email, { about: undefined })).status).toBe(201);
    const client = withCookie(oak, cookieIn(await trade(oak, await tokenFor(oak, email))));
    const path = '/auth/firebase-auth/is-user-without-filled-info';
    expect((await client.get(path)).body).toEqual({ withoutInfo: true });
    expect((await client.put('/auth/firebase-auth/info', { json: { about: ann } })).status).toBe(
      200,
    );
    expect((await client.get(path)).body).toEqual({ withoutInfo: false });
    expect(
      (await oak.as('officer').put('/auth/firebase-auth/info', { json: { about: ann } })).status,
    ).toBe(403);
  });

  it('sends ten confirmation mails in an hour, then 429', async () => {
    const oak = await newCouncil();
    const email = `often@${oak.shortName}.test`;
    await signUp(oak, email);
    const client = withCookie(oak, cookieIn(await trade(oak, await tokenFor(oak, email))));
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries++) {
      const { status } = await client.post('/auth/firebase-auth/send-verification-email', {
        json: {},
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 202).length).toBeGreaterThan(0);
    expect(statuses).toContain(429);
  });
});

describe('resetting a password', () => {
  const reset = (council: Council, email: string) =>
    council.as('signed-out').post('/auth/firebase-auth/send-reset-email', { json: { email } });

  it('answers alike for everybody and mails only those there are', async () => {
    const oak = await newCouncil();
    const known = await reset(oak, oak.emailOf('resident'));
    const unknown = await reset(oak, `nobody@${oak.shortName}.test`);
    expect(known.status).toBe(202);
    expect(unknown.status).toBe(202);
    expect(unknown.body).toEqual(known.body);
    expect(await mailsTo(oak, oak.emailOf('resident'))).toHaveLength(1);
    expect(await mailsTo(oak, `nobody@${oak.shortName}.test`)).toEqual([]);
  });

  it('sets the new password by the code, once, and ends the old sessions', async () => {
    const oak = await newCouncil();
    const email = oak.emailOf('resident');
    const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;
    const { authTenantId } = oak;
    const uid = oak.uidOf('resident');
    const before = withCookie(oak, mintCookie({ authTenantId, uid, signedInAt: aMinuteAgo }));
    await reset(oak, email);
    const code = codeIn((await mailsTo(oak, email))[0]);
    expect(code.mode).toBe('resetPassword');
    const checked = await oak
      .as('signed-out')
      .post('/auth/firebase-auth/check-code', { json: code });
    expect(checked.body).toEqual({ result: { mode: 'resetPassword', email } });
    const wrongUse = await confirm(oak, { ...code, mode: 'verifyEmail' });
    expect(wrongUse.status).toBe(400);
    const different = await confirm(oak, {
      ...code,
      password: 'Newpass1',
      confirmation: 'Newpass2',
    });
    expect(different.body).toMatchObject({
      error: { fields: { confirmation: 'Passwords do not match' } },
    });
    const set = await confirm(oak, { ...code, password: 'Newpass1', confirmation: 'Newpass1' });
    expect(set.status).toBe(200);
    expect((await before.get('/auth/user')).status).toBe(401);
    await expect(tokenFor(oak, email, PASSWORD)).rejects.toThrow('INVALID');
    // Immediately, within the same second: the session opened with the new password is valid.
    const again = await trade(oak, await tokenFor(oak, email, 'Newpass1'));
    expect((await withCookie(oak, cookieIn(again)).get('/auth/user')).status).toBe(200);
    const twice = await confirm(oak, { ...code, password: 'Newpass3', confirmation: 'Newpass3' });
    expect(twice.status).toBe(400);
  });

  it('sends ten mails to one address in an hour, then 429, known or not', async () => {
    const oak = await newCouncil();
    const email = `nobody@${oak.shortName}.test`;
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries++) statuses.push((await reset(oak, email)).status);
    expect(statuses[0]).toBe(202);
    expect(statuses).toContain(429);
  });
});

describe('the local mailbox', () => {
  it('shows a mail with its link to follow', async () => {
    const oak = await newCouncil();
    await oak
      .as('signed-out')
      .post('/auth/firebase-auth/send-reset-email', { json: { email: oak.emailOf('resident') } });
    await mailsTo(oak, oak.emailOf('resident'));
    const { get } = oak.as('signed-out');
    const page = await fetchMailbox(get, oak.emailOf('resident'));
    expect(page).toMatch(
      /<a href="http:\/\/t[0-9a-f]+\.localhost:\d+\/consultations\/auth-action\?mode=resetPassword&amp;oobCode=/,
    );
    expect(page).toContain('<h1>Local mailbox</h1>');
  });
});

async function fetchMailbox(
  get: (path: string) => Promise<{ body: unknown }>,
  to: string,
): Promise<string> {
  return String((await get(`/api/../__mail?to=${encodeURIComponent(to)}`)).body);
}
