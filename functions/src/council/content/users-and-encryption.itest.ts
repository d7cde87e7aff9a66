import { createUser, customEndpoint, deleteUser, readMe, readUsers } from '@directus/sdk';
import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { listApiKeys } from '../api-keys/contract.ts';
import {
  FORBIDDEN,
  refusal,
  signedIn,
  signedOut,
  tokenOf,
  useContentSystem,
  withToken,
} from './testing/directus.ts';

useWorld();
useContentSystem();

const newUser = (council: Council, role = 'viewer') => ({
  email: `New@${council.shortName}.test`,
  password: 'Passw0rd!',
  role,
});
const byRole = (role: string) => readUsers({ filter: { role: { _eq: role } } });
/** What the client's own types would not let through. */
const postUser = (user: object) =>
  customEndpoint({ path: '/users', method: 'POST', body: JSON.stringify(user) });
const INVALID = refusal(400, 'INVALID_PAYLOAD');

describe('users', () => {
  it('are added with e-mail, password and role, sign in, and are listed by role', async () => {
    const oak = await newCouncil();
    const admin = await signedIn(oak, 'admin');
    const added = await admin.request(createUser({ ...newUser(oak), first_name: 'Ann Oak' }));
    expect(added).toMatchObject({
      id: expect.any(String),
      email: `new@${oak.shortName}.test`,
      first_name: 'Ann Oak',
      role: 'viewer',
    });
    expect(JSON.stringify(added)).not.toContain('Passw0rd');
    expect((await admin.request(byRole('viewer'))).map(({ id }) => id).toSorted()).toEqual(
      [added.id, oak.uidOf('viewer')].toSorted(),
    );
    const client = await signedIn({ ...oak, emailOf: () => newUser(oak).email }, 'viewer');
    expect(await client.request(readMe())).toMatchObject({ id: added.id, role: 'viewer' });
  });

  it('are removed with their tokens; what they did keeps their name', async () => {
    const oak = await newCouncil();
    const token = await tokenOf(oak, 'officer');
    await withTenant(oak, (tx) =>
      sql`
        with made as (insert into sites (source) values ('demo') returning id)
        insert into record_history (site_id, type, account_id, user_name, content)
        select made.id, 'NOTE', a.id, 'Olive Officer', 'Seen' from made, accounts a
         where a.uid = ${oak.uidOf('officer')}`.execute(tx),
    );
    const admin = await signedIn(oak, 'admin');
    await admin.request(deleteUser(oak.uidOf('officer')));
    await expect(withToken(oak, token).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    await expect(signedIn(oak, 'officer')).rejects.toEqual(refusal(401, 'INVALID_CREDENTIALS'));
    expect((await oak.as('officer').get('/auth/user')).status).toBe(401);
    expect(await admin.request(byRole('officer'))).toEqual([]);
    const { rows } = await withTenant(oak, (tx) =>
      sql`select user_name, account_id from record_history`.execute(tx),
    );
    expect(rows).toEqual([{ user_name: 'Olive Officer', account_id: null }]);
    await expect(admin.request(deleteUser(oak.uidOf('officer')))).rejects.toEqual(FORBIDDEN);
  });

  it('are added and removed by administrators of the same council only', async () => {
    const { oak, elm } = await twoCouncils();
    for (const client of [
      signedOut(oak),
      await signedIn(oak, 'viewer'),
      await signedIn(oak, 'officer'),
    ]) {
      await expect(client.request(createUser(newUser(oak)))).rejects.toEqual(FORBIDDEN);
      await expect(client.request(deleteUser(oak.uidOf('viewer')))).rejects.toEqual(FORBIDDEN);
      await expect(client.request(byRole('viewer'))).rejects.toEqual(FORBIDDEN);
    }
    const foreign = await signedIn(elm, 'admin');
    await expect(foreign.request(deleteUser(oak.uidOf('viewer')))).rejects.toEqual(FORBIDDEN);
    const elms = withToken(oak, await tokenOf(elm, 'admin'));
    await expect(elms.request(createUser(newUser(oak)))).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    await expect(
      (await signedIn(oak, 'admin')).request(deleteUser(oak.uidOf('resident'))),
    ).rejects.toEqual(FORBIDDEN);
    expect((await oak.as('viewer').get('/auth/user')).status).toBe(200);
    // The same e-mail may be staff of two councils.
    const email = `shared@${oak.shortName}.test`;
    await (await signedIn(oak, 'admin')).request(createUser({ ...newUser(oak), email }));
    expect(await foreign.request(createUser({ ...newUser(elm), email }))).toMatchObject({ email });
  });

  it('obey the policies of the database', async () => {
    const oak = await newCouncil();
    const role = `registrar-${oak.shortName}`;
    await asOwner(({ client }) =>
      inOwnerTransaction(client, async () => {
        await client.query(
          `insert into platform.content_roles values ('${role}', '${role}', 'write')`,
        );
        await client.query(
          `insert into platform.content_policies (role, collection, action, fields)
           values ('${role}', 'users', 'create', '{email,password,role}')`,
        );
        await client.query(
          `insert into ${oak.mainSchema}.role_grants values ('officer', '${role}', 'write')`,
        );
      }),
    );
    const officer = await signedIn(oak, 'officer');
    await expect(
      officer.request(createUser({ ...newUser(oak), first_name: 'Ann' })),
    ).rejects.toEqual(FORBIDDEN);
    expect(await officer.request(createUser(newUser(oak)))).toMatchObject({ role: 'viewer' });
    await expect(officer.request(deleteUser(oak.uidOf('viewer')))).rejects.toEqual(FORBIDDEN);
  });

  it.each([
    ['no password', { password: undefined }],
    ['a short password', { password: 'short' }],
    ['no e-mail', { email: undefined }],
    ['a wrong e-mail', { email: 'nobody' }],
    ['an unknown role', { role: 'mayor' }],
    ['a role that is no text', { role: 7 }],
  ])('refuse %s', async (_what, change) => {
    const oak = await newCouncil();
    const admin = await signedIn(oak, 'admin');
    await expect(admin.request(postUser({ ...newUser(oak), ...change }))).rejects.toEqual(INVALID);
    expect(await admin.request(byRole('viewer'))).toHaveLength(1);
  });

  it('refuse a field that nobody named, an e-mail twice, and removing oneself', async () => {
    const oak = await newCouncil();
    const admin = await signedIn(oak, 'admin');
    await expect(admin.request(postUser({ ...newUser(oak), status: 'active' }))).rejects.toEqual(
      FORBIDDEN,
    );
    await admin.request(createUser(newUser(oak)));
    await expect(admin.request(createUser(newUser(oak)))).rejects.toEqual(
      refusal(400, 'RECORD_NOT_UNIQUE'),
    );
    const resident = { ...newUser(oak), email: oak.emailOf('resident') };
    await expect(admin.request(createUser(resident))).rejects.toEqual(
      refusal(400, 'RECORD_NOT_UNIQUE'),
    );
    await expect(admin.request(deleteUser(oak.uidOf('admin')))).rejects.toEqual(INVALID);
    expect(await admin.request(readMe())).toMatchObject({ role: 'admin' });
  });
});

const encrypt = (string: unknown) =>
  customEndpoint<string>({
    path: '/encryption/encrypt',
    method: 'POST',
    body: JSON.stringify({ string }),
  });
const decrypt = (string: unknown) =>
  customEndpoint<string>({
    path: '/encryption/decrypt',
    method: 'POST',
    body: JSON.stringify({ string }),
  });

describe('encryption', () => {
  it('gives back to administrators what staff gave it, and reads the keys of /api-keys', async () => {
    const oak = await newCouncil();
    const viewer = await signedIn(oak, 'viewer');
    const encrypted = await viewer.request(encrypt('Löwe 🦁'));
    expect(encrypted).toMatch(/^v2\.content\.[\w-]+$/);
    const admin = await signedIn(oak, 'admin');
    expect(await admin.request(decrypt(encrypted))).toBe('Löwe 🦁');
    await oak.as('admin').put('/api-keys/mapbox', { json: { key: 'pk.oak' } });
    const [own] = await oak.as('viewer').call(listApiKeys, {});
    const key = own?.key;
    expect(await admin.request(decrypt(key))).toBe('pk.oak');
    for (const who of ['viewer', 'officer'] as const)
      await expect((await signedIn(oak, who)).request(decrypt(key))).rejects.toEqual(FORBIDDEN);
  });

  it('is for a bearer token of the same council', async () => {
    const { oak, elm } = await twoCouncils();
    const encrypted = await (await signedIn(oak, 'admin')).request(encrypt('pk.oak'));
    await expect(signedOut(oak).request(encrypt('x'))).rejects.toEqual(FORBIDDEN);
    await expect(signedOut(oak).request(decrypt(encrypted))).rejects.toEqual(FORBIDDEN);
    await expect((await signedIn(elm, 'admin')).request(decrypt(encrypted))).rejects.toEqual(
      INVALID,
    );
    const foreign = withToken(oak, await tokenOf(elm, 'admin'));
    await expect(foreign.request(decrypt(encrypted))).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    await withTenant(oak, (tx) =>
      sql`delete from role_grants where role_id = 'viewer'`.execute(tx),
    );
    const without = await signedIn(oak, 'viewer');
    await expect(without.request(decrypt(encrypted))).rejects.toEqual(FORBIDDEN);
    await expect(without.request(encrypt('x'))).rejects.toEqual(FORBIDDEN);
  });

  it.each([7, null, '', 'x'.repeat(60_001)])(
    'refuses what is no text of its: %.20s',
    async (given) => {
      const oak = await newCouncil();
      const admin = await signedIn(oak, 'admin');
      await expect(admin.request(encrypt(given))).rejects.toEqual(INVALID);
      await expect(admin.request(decrypt(given))).rejects.toEqual(INVALID);
      await expect(admin.request(decrypt('v2.content.tampered'))).rejects.toEqual(INVALID);
    },
  );
});
