import { describe, expect, it } from 'vitest';
import { consulted } from '../../consultation/representations/testing/consulted.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { listStaffAccounts, createStaffAccount } from './contract.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';

useWorld();

const PATH = '/firebase/staff';
const list = async (council: Council, query = '') => {
  const answer = await council.as('admin').get(PATH + query);
  return answerOf(listStaffAccounts, answer);
};
const create = (council: Council, change: object = {}) =>
  council.as('admin').post(PATH, {
    json: { email: `ann@${council.shortName}.test`, role: 'officer', name: 'Ann Oak', ...change },
  });
const uidIn = (answer: { body: unknown }) => answerOf(createStaffAccount, answer).uid;

describe("administration of a council's staff", () => {
  it('opens accounts, lists and finds them', async () => {
    const { oak, elm } = await twoCouncils();
    const answer = await create(oak);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        result: { email: `ann@${oak.shortName}.test`, name: 'Ann Oak', roles: ['officer'] },
      },
    });
    expect((await list(oak)).total).toBe(4);
    expect((await list(oak, '?role=officer')).users.map(({ uid }) => uid).toSorted()).toEqual(
      [uidIn(answer), oak.uidOf('officer')].toSorted(),
    );
    expect((await list(oak, '?search=ANN%20oak')).users.map(({ uid }) => uid)).toEqual([
      uidIn(answer),
    ]);
    expect((await list(oak, '?search=%25')).total).toBe(0);
    expect(await list(oak, '?limit=1&offset=3')).toMatchObject({ total: 4, users: [{}] });
    expect(JSON.stringify(await list(elm))).not.toContain(oak.shortName);
  });

  it('disables and enables; sessions begun before end', async () => {
    const oak = await newCouncil();
    const path = `${PATH}/${oak.uidOf('officer')}/disabled`;
    const before = oak.as('officer');
    const put = (disabled: boolean) => oak.as('admin').put(path, { json: { disabled } });
    expect(await put(true)).toMatchObject({ status: 200, body: { result: { disabled: true } } });
    expect((await before.get('/auth/user')).status).toBe(401);
    expect((await list(oak, '?role=officer')).users).toMatchObject([{ disabled: true }]);
    expect(await put(false)).toMatchObject({ status: 200, body: { result: { disabled: false } } });
    expect((await before.get('/auth/user')).status).toBe(401);
  });

  it('removes accounts', async () => {
    const oak = await newCouncil();
    const path = `${PATH}/${oak.uidOf('officer')}`;
    expect((await oak.as('admin').delete(path)).status).toBe(204);
    expect((await oak.as('officer').get('/auth/user')).status).toBe(401);
    expect((await oak.as('admin').delete(path)).status).toBe(404);
    expect((await list(oak)).total).toBe(2);
    // The e-mail is free for somebody else.
    expect((await create(oak, { email: oak.emailOf('officer') })).status).toBe(201);
  });

  it('removes accounts of whoever registered, and keeps what they changed', async () => {
    const oak = await newCouncil();
    await (await consulted(oak)).register();
    const changes = await withTenant(oak, async (tx) => {
      const { rows } = await sql<{ named: number }>`
        select count(account_id)::int as named from bulk_changes`.execute(tx);
      // Whatever names a member of staff lets them go; the public's own is not of staff.
      const { rows: kept } = await sql<{ table: string }>`
        select distinct conrelid::regclass::text as "table" from pg_constraint
         where contype = 'f' and confrelid = 'accounts'::regclass and confdeltype not in ('n', 'c') order by 1`.execute(
        tx,
      );
      return { ...rows[0], kept: kept.map(({ table }) => table) };
    });
    expect(changes).toEqual({ named: 1, kept: ['submissions', 'suggestions'] });
    expect((await oak.as('admin').delete(`${PATH}/${oak.uidOf('officer')}`)).status).toBe(204);
    const left = await withTenant(oak, async (tx) => {
      const { rows } = await sql<{ kind: string; by: number | null }>`
        select kind, account_id as by from bulk_changes`.execute(tx);
      return rows;
    });
    expect(left).toEqual([{ kind: 'registered', by: null }]);
  });

  it('leaves consultation accounts and other councils alone', async () => {
    const { oak, elm } = await twoCouncils();
    for (const uid of [oak.uidOf('resident'), elm.uidOf('officer'), 'nobody']) {
      const admin = oak.as('admin');
      expect((await admin.delete(`${PATH}/${uid}`)).status).toBe(404);
      const disabling = await admin.put(`${PATH}/${uid}/disabled`, { json: { disabled: true } });
      expect(disabling.status).toBe(404);
    }
    expect((await elm.as('officer').get('/auth/user')).status).toBe(200);
    expect((await oak.as('resident').get('/auth/user')).status).toBe(200);
  });

  it("refuses one's own account, and leaving nobody who administers", async () => {
    const oak = await newCouncil();
    // A second administrator, so that the last-administrator rule is not the reason.
    expect((await create(oak, { role: 'admin' })).status).toBe(201);
    const own = `${PATH}/${oak.uidOf('admin')}`;
    const refused = { status: 400, body: { error: { fields: { uid: expect.any(String) } } } };
    expect(await oak.as('admin').delete(own)).toMatchObject(refused);
    expect(
      await oak.as('admin').put(`${own}/disabled`, { json: { disabled: true } }),
    ).toMatchObject(refused);
    await withTenant(oak, async (tx) => {
      await sql`update accounts set disabled = true where email like 'ann@%'`.execute(tx);
      await sql`insert into role_grants values ('officer', 'authorisation', 'delete')`.execute(tx);
    });
    expect(await oak.as('officer').delete(own)).toMatchObject(refused);
    expect((await oak.as('officer').delete(`${PATH}/${oak.uidOf('viewer')}`)).status).toBe(204);
    expect((await oak.as('admin').get('/auth/user')).status).toBe(200);
  });

  it('is for administrators, each action by its own grant', async () => {
    const oak = await newCouncil();
    const uid = oak.uidOf('viewer');
    for (const [who, status] of [
      ['signed-out', 401],
      ['resident', 403],
      ['viewer', 403],
      ['officer', 403],
    ] as const) {
      const client = oak.as(who);
      const json = { email: `x@${oak.shortName}.test`, role: 'admin' };
      expect([
        (await client.get(PATH)).status,
        (await client.post(PATH, { json })).status,
        (await client.put(`${PATH}/${uid}/disabled`, { json: { disabled: true } })).status,
        (await client.delete(`${PATH}/${uid}`)).status,
      ]).toEqual([status, status, status, status]);
    }
    expect((await list(oak)).users.map(({ disabled }) => disabled)).toEqual([false, false, false]);
  });

  it.each([
    ['a wrong e-mail', { email: 'nobody' }, 'email'],
    ['no e-mail', { email: undefined }, 'email'],
    ['no role', { role: undefined }, 'role'],
    ['an unknown role', { role: 'mayor' }, 'role'],
    ['a short password', { password: 'short' }, 'password'],
    ['an unknown field', { uid: 'mine' }, 'uid'],
  ])('refuses %s', async (_what, change, field) => {
    const oak = await newCouncil();
    expect(await create(oak, change)).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: expect.any(String) } } },
    });
    expect((await list(oak)).total).toBe(3);
  });

  it('refuses an e-mail that the council knows, also when two ask at once', async () => {
    const oak = await newCouncil();
    for (const who of ['viewer', 'resident'] as const) {
      const answer = await create(oak, { email: oak.emailOf(who).toUpperCase() });
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'email-in-use' } } });
    }
    const both = await Promise.all([create(oak), create(oak)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});
