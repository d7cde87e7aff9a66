import type { Point } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { add, kinds, listOf, point } from './testing/given.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
});

describe.each(kinds)('%s', (kind, given) => {
  it('are given by a consultation account, and kept in 27700', async () => {
    const made = await add(oak, kind, given);
    expect(made).toMatchObject({
      ...given,
      user_id: oak.uidOf('resident'),
      user_name: 'resident',
      deleted_at: null,
      can: { delete: true, restore: false },
    });
    const located = await add(oak, kind, {
      ...given,
      wkb_geometry: undefined,
      geometry: point(-1.62, 54.97),
    });
    const [x = 0, y = 0] = (located.wkb_geometry as Point).coordinates;
    // Within metres: neither database has the OSTN15 grid.
    expect(Math.hypot(x - 424420, y - 563932)).toBeLessThan(200);
  });

  it('are seen by their author and by staff, deleted ones apart', async () => {
    const council = await newCouncil();
    const other = await withOtherResident(council);
    const [first, second] = [await add(council, kind, given), await add(council, kind, given)];
    expect(await listOf(council, 'resident', kind)).toMatchObject({
      ids: [second.id, first.id],
      total: 2,
    });
    expect((await listOf(council, 'viewer', kind)).ids).toEqual([second.id, first.id, other[kind]]);
    expect(await listOf(council, 'viewer', kind, '?limit=1&offset=1')).toMatchObject({
      ids: [first.id],
      total: 3,
    });
    await council.as('resident').delete(`/${kind}/${first.id}`);
    expect((await listOf(council, 'resident', kind)).ids).toEqual([second.id]);
    const deleted = await listOf(council, 'resident', kind, '?deleted=true');
    expect(deleted).toMatchObject({
      ids: [first.id],
      total: 1,
      items: [{ can: { delete: false, restore: true } }],
    });
    expect((await listOf(elm, 'admin', kind)).ids).toEqual([]);
  });

  it('are deleted and restored by their author', async () => {
    const { id } = await add(oak, kind, given);
    const resident = oak.as('resident');
    expect((await resident.delete(`/${kind}/${id}`)).status).toBe(204);
    expect((await resident.delete(`/${kind}/${id}`)).status).toBe(204);
    expect((await listOf(oak, 'resident', kind)).ids).not.toContain(id);
    const restored = await resident.post(`/${kind}/${id}/restore`, { json: {} });
    expect(restored).toMatchObject({
      status: 200,
      body: { result: { ...given, id, deleted_at: null, can: { delete: true, restore: false } } },
    });
    expect((await listOf(oak, 'resident', kind)).ids).toContain(id);
  });

  it('are deleted and restored by staff who may delete, by no other staff', async () => {
    const { id } = await add(oak, kind, given);
    const path = `/${kind}/${id}`;
    for (const who of ['viewer', 'officer'] as const) {
      expect((await oak.as(who).delete(path)).status).toBe(403);
      expect((await oak.as(who).post(`${path}/restore`, { json: {} })).status).toBe(403);
    }
    expect((await listOf(oak, 'officer', kind)).items[0]?.can.delete).toBe(false);
    expect((await oak.as('admin').delete(path)).status).toBe(204);
    expect((await listOf(oak, 'resident', kind)).ids).not.toContain(id);
    expect((await oak.as('admin').post(`${path}/restore`, { json: {} })).status).toBe(200);
    expect((await listOf(oak, 'resident', kind)).ids).toContain(id);
  });

  it('of somebody else do not exist, as an unknown one does not', async () => {
    const other = await withOtherResident(oak);
    const ask = async (id: number) => [
      await oak.as('resident').delete(`/${kind}/${id}`),
      await oak.as('resident').post(`/${kind}/${id}/restore`, { json: {} }),
    ];
    const [theirs, unknown] = [await ask(other[kind]), await ask(7_654_321)];
    expect(theirs.map(({ status }) => status)).toEqual([404, 404]);
    expect(theirs.map(({ body }) => body)).toEqual(unknown.map(({ body }) => body));
  });

  it('are not given by staff, nor by whose e-mail is not confirmed', async () => {
    const council = await newCouncil();
    for (const who of ['viewer', 'officer', 'admin'] as const)
      expect((await council.as(who).post(`/${kind}`, { json: given })).status).toBe(403);
    expect((await council.as('signed-out').post(`/${kind}`, { json: given })).status).toBe(401);
    await withTenant(council, (tx) =>
      sql`update accounts set verified = false where kind = 'consultation'`.execute(tx),
    );
    expect(await council.as('resident').post(`/${kind}`, { json: given })).toMatchObject({
      status: 403,
      body: { error: { code: 'account-not-activated' } },
    });
  });

  it('take effect once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `once-${kind}` };
    const first = await add(oak, kind, given, headers);
    const { total } = await listOf(oak, 'resident', kind);
    expect((await add(oak, kind, given, headers)).id).toBe(first.id);
    expect((await listOf(oak, 'resident', kind)).total).toBe(total);
    const json = { ...given, wkb_geometry: point(424000, 564000) };
    expect((await oak.as('resident').post(`/${kind}`, { json, headers })).status).toBe(409);
  });

  it('are no more than 60 an hour from one person', async () => {
    const council = await newCouncil();
    const ask = () => council.as('resident').post(`/${kind}`, { json: given });
    for (let done = 0; done < 60; done += 10) await Promise.all(Array.from({ length: 10 }, ask));
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Suggestions have a limit of their own as well.
    const kept = kind === 'suggestions' ? 10 : 60;
    expect((await listOf(council, 'resident', kind)).total).toBe(kept);
  });
});

/** One suggestion and one submission of another resident of the council. */
async function withOtherResident(
  council: Council,
): Promise<Record<'suggestions' | 'submissions', number>> {
  return withTenant(council, async (tx) => {
    const uid = `other-${Math.random()}`;
    await sql`
      insert into accounts (uid, email, kind, provider) values (${uid}, ${`${uid}@test.test`}, 'consultation', 'firebase-auth')`.execute(
      tx,
    );
    const added = async (kind: 'suggestions' | 'submissions', column: 'text' | 'answers') => {
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.ref(kind)} (account_id, ${sql.ref(column)}, place)
        select id, '{}', st_setsrid(st_makepoint(424000, 564000), 27700) from accounts where uid = ${uid}
        returning id`.execute(tx);
      return Number(rows[0]?.id);
    };
    return {
      suggestions: await added('suggestions', 'text'),
      submissions: await added('submissions', 'answers'),
    };
  });
}

it('one’s own submissions are not there for residents of a council that has switched them off, and are for staff', async () => {
  const ash = await newCouncil({ off: ['my submissions'] });
  const [, given] = kinds[1];
  const { id } = await add(ash, 'submissions', given);
  const resident = ash.as('resident');
  const path = `/submissions/${id}`;
  expect((await resident.get('/submissions')).status).toBe(404);
  expect((await resident.delete(path)).status).toBe(404);
  expect((await resident.post(`${path}/restore`, { json: {} })).status).toBe(404);
  expect((await listOf(ash, 'viewer', 'submissions')).ids).toEqual([id]);
  expect((await resident.get('/suggestions')).status).toBe(200);
});
