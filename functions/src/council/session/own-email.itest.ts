import { describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { asMicrosoft, asOneself, openLinkMailedTo } from './testing/own-identity.ts';
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

const about = { firstName: 'Ann', lastName: 'Oakley', phoneNumber: '0191 498 0001' };

/** Signs up with somebody else's address, and gives that address and one of the impostor's own. */
async function impostor(council: Council) {
  const theirs = `chief.planner@${council.shortName}.test`;
  const mine = `attacker@${council.shortName}.test`;
  const opened = await council.as('signed-out').post('/auth/firebase-auth/signup', {
    json: { email: theirs, password: PASSWORD, confirmation: PASSWORD, about },
  });
  expect(opened.status).toBe(201);
  return { theirs, mine };
}

/** The two ways round our endpoints to an identity with a confirmed address of one's own. */
const ways: [
  what: string,
  confirm: (council: Council, theirs: string, mine: string) => Promise<void>,
][] = [
  [
    'changed and then confirmed',
    async (council, theirs, mine) => {
      const token = await asOneself('accounts:update', await tokenFor(council, theirs), {
        email: mine,
      });
      await asOneself('accounts:sendOobCode', token, { requestType: 'VERIFY_EMAIL' });
      await openLinkMailedTo(council, mine);
    },
  ],
  [
    'confirmed before it is changed',
    async (council, theirs, mine) => {
      await asOneself('accounts:sendOobCode', await tokenFor(council, theirs), {
        requestType: 'VERIFY_AND_CHANGE_EMAIL',
        newEmail: mine,
      });
      await openLinkMailedTo(council, mine);
    },
  ],
];

describe.each(ways)('an address of one’s own at Identity Platform, %s', (_what, confirm) => {
  it('does not confirm the address of the account', async () => {
    const oak = await newCouncil();
    const { theirs, mine } = await impostor(oak);
    await confirm(oak, theirs, mine);
    const refused = await trade(oak, await tokenFor(oak, mine));
    expect(refused.status).toBe(403);
    expect(refused.headers.get('set-cookie')).toBeNull();
    const users = await oak.as('admin').get('/firebase/users');
    expect(JSON.stringify(users.body)).not.toContain(mine);
    // The identity has the account's own address again, and it is not confirmed.
    await expect(tokenFor(oak, mine)).rejects.toThrow('EMAIL_NOT_FOUND');
    const back = await trade(oak, await tokenFor(oak, theirs));
    expect(back.body).toMatchObject({ result: { verified: false } });
  });

  it('does not shut out whoever owns the address of the account', async () => {
    const oak = await newCouncil();
    const { theirs, mine } = await impostor(oak);
    await confirm(oak, theirs, mine);
    await oak.as('signed-out').post('/auth/firebase-auth/send-reset-email', {
      json: { email: theirs },
    });
    const code = codeIn((await mailsTo(oak, theirs))[0]);
    expect(code.mode).toBe('resetPassword');
    const password = 'Newpass1';
    const reset = await oak.as('signed-out').post('/auth/firebase-auth/confirm-code', {
      json: { ...code, password, confirmation: password },
    });
    expect(reset.status).toBe(200);
    await expect(tokenFor(oak, theirs, PASSWORD)).rejects.toThrow('INVALID');
    await expect(tokenFor(oak, mine, PASSWORD)).rejects.toThrow('EMAIL_NOT_FOUND');
    const owner = withCookie(
      oak,
      cookieIn(await trade(oak, await tokenFor(oak, theirs, password))),
    );
    expect((await owner.get('/auth/user')).body).toMatchObject({ result: { email: theirs } });
  });
});

describe('an identity that somebody deleted past our endpoints', () => {
  it('is made again for whoever reads the mail of its account', async () => {
    const oak = await newCouncil();
    const email = oak.emailOf('resident');
    await asOneself('accounts:delete', await tokenFor(oak, email), {});
    await expect(tokenFor(oak, email)).rejects.toThrow('EMAIL_NOT_FOUND');
    await oak.as('signed-out').post('/auth/firebase-auth/send-reset-email', { json: { email } });
    const code = codeIn((await mailsTo(oak, email))[0]);
    const password = 'Newpass1';
    const reset = await oak.as('signed-out').post('/auth/firebase-auth/confirm-code', {
      json: { ...code, password, confirmation: password },
    });
    expect(reset.status).toBe(200);
    expect((await trade(oak, await tokenFor(oak, email, password))).status).toBe(200);
  });
});

describe('signing up with the address of an identity that was deleted past our endpoints', () => {
  const signUp = (council: Council, email: string, password: string) =>
    council.as('signed-out').post('/auth/firebase-auth/signup', {
      json: { email, password, confirmation: password, about },
    });
  const whoIs = async (council: Council, token: string) =>
    (await withCookie(council, cookieIn(await trade(council, token))).get('/auth/user')).body;
  const password = 'Newpass1';

  it('gives a confirmed account only to whoever reads its mail', async () => {
    const oak = await newCouncil();
    const email = oak.emailOf('resident');
    const { result: before } = (await oak.as('resident').get('/auth/user')).body as {
      result: { id: number };
    };
    const old = await tokenFor(oak, email);
    // While the identity is there nobody is mailed.
    expect((await signUp(oak, email, password)).status).toBe(409);
    expect(await mailsTo(oak, email)).toEqual([]);
    await asOneself('accounts:delete', old, {});

    const refused = await signUp(oak, email.toUpperCase(), password);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'email-in-use', fields: { email: expect.stringContaining('link') } } },
    });
    // The password that anybody may have typed opens nothing, before the mail is sent and after.
    await expect(tokenFor(oak, email, password)).rejects.toThrow('EMAIL_NOT_FOUND');
    const code = codeIn((await mailsTo(oak, email))[0]);
    expect(code.mode).toBe('resetPassword');
    for (const typed of [password, PASSWORD])
      await expect(tokenFor(oak, email, typed)).rejects.toThrow('INVALID');

    const chosen = 'Another2';
    await oak.as('signed-out').post('/auth/firebase-auth/confirm-code', {
      json: { ...code, password: chosen, confirmation: chosen },
    });
    expect(await whoIs(oak, await tokenFor(oak, email, chosen))).toMatchObject({
      result: { id: before.id, email },
    });
  });

  it('opens a new account where nobody had confirmed the address', async () => {
    const oak = await newCouncil();
    const { theirs } = await impostor(oak);
    const impostors = await tokenFor(oak, theirs);
    const cookie = cookieIn(await trade(oak, impostors));
    const named = await withCookie(oak, cookie).put('/auth/firebase-auth/info', {
      json: { about: { ...about, firstName: 'Mallory' } },
    });
    expect(named.status).toBe(200);
    await asOneself('accounts:delete', impostors, {});
    expect((await signUp(oak, theirs, password)).status).toBe(201);
    expect(await whoIs(oak, await tokenFor(oak, theirs, password))).toMatchObject({
      result: { email: theirs, displayName: 'Ann Oakley', verified: false },
    });
    expect((await withCookie(oak, cookie).get('/auth/user')).status).toBe(401);
    expect((await trade(oak, impostors)).status).not.toBe(200);
  });

  it('leads round no decision of the council', async () => {
    const oak = await newCouncil();
    const { theirs } = await impostor(oak);
    const token = await tokenFor(oak, theirs);
    await trade(oak, token);
    await asOwner(({ client }) =>
      client.query(`update "${oak.mainSchema}".accounts set disabled = true where email = $1`, [
        theirs,
      ]),
    );
    await asOneself('accounts:delete', token, {});
    expect((await signUp(oak, theirs, password)).status).toBe(409);
    expect(await mailsTo(oak, theirs)).toEqual([]);
  });
});

describe('a member of staff whom an administrator added', () => {
  const providers = [{ name: 'azure', ownDirectory: true }, { name: 'firebase-auth' }];

  it('is not bound to a colleague who took their address at Identity Platform', async () => {
    const oak = await newCouncil({ record: { providers } });
    const wanted = `new.head@${oak.shortName}.test`;
    const added = await oak
      .as('admin')
      .post('/firebase/staff', { json: { email: wanted, name: 'New Head', role: 'admin' } });
    expect(added.status).toBe(201);
    const colleague = await asMicrosoft(oak, `clerk@${oak.shortName}.test`);
    expect((await trade(oak, colleague)).status).toBe(403);
    const renamed = await asOneself('accounts:update', colleague, { email: wanted });
    // The emulator dates the new token back to the sign-in before, which may be one that has ended by then.
    const bound = await trade(oak, renamed);
    expect([401, 403]).toContain(bound.status);
    expect(bound.headers.get('set-cookie')).toBeNull();
    // The head, whom the directory itself calls so, is let in.
    await asOneself('accounts:delete', renamed, {});
    expect((await trade(oak, await asMicrosoft(oak, wanted))).status).toBe(200);
  });
});
