import { describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
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
    expect((await trade(oak, renamed)).status).toBe(403);
    // The head, whom the directory itself calls so, is let in.
    await asOneself('accounts:delete', renamed, {});
    expect((await trade(oak, await asMicrosoft(oak, wanted))).status).toBe(200);
  });
});
