import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  getRepresentation,
  getRepresentationIds,
  removeRepresentations,
  representationCalls,
  undoRepresentation,
  updateStatus,
} from './contract.ts';
import { consulted } from './testing/consulted.ts';

useWorld();

let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;

const officer = () => oak.as('officer');
const registered = () => said.register();
const read = async (id: number) =>
  (await oak.as('viewer').call(getRepresentation, { id })).representation;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  said = await consulted(oak);
}, 120_000);

describe('representations', () => {
  it('are given a status together, each undone by itself, and stand in the order of the work', async () => {
    const [first, second, third] = [await registered(), await registered(), await registered()];
    await officer().call(updateStatus, { ids: [third.id], status: 'Reviewed' });
    const given = await officer().call(updateStatus, {
      ids: [second.id, third.id],
      status: 'Reviewed',
    });
    expect(given.ids).toEqual([second.id]);
    await officer().call(updateStatus, { ids: [first.id], status: 'Pending' });
    const order = (await said.found([], 'status')).filter((id) =>
      [first.id, second.id, third.id].includes(id),
    );
    // Alphabetically 'Pending' would come first of all, and 'Received' after 'Response sent'.
    expect(order).toEqual([first.id, second.id, third.id]);
    await officer().call(undoRepresentation, { id: second.id });
    expect(await read(second.id)).toMatchObject({ status: 'Received' });
    expect(await read(third.id)).toMatchObject({ status: 'Reviewed' });
  });

  it('are searched as the specification has it: rows, their count, and groups', async () => {
    const { rows, count, groupedByDistinctValue } = await oak
      .as('officer')
      .call(representationCalls.search, {
        limit: 2,
        offset: 1,
        sort: 'id',
        groupBy: 'status',
        search: 'floods',
      });
    const all = (await said.byWords('floods')).sort((a, b) => a - b);
    expect(rows.map(({ id }) => id)).toEqual(all.slice(1, 3));
    expect(count).toBe(all.length);
    expect(groupedByDistinctValue.reduce((sum, group) => sum + group.count, 0)).toBe(count);
    const bad = await oak
      .as('viewer')
      .post('/consultations/representations/search', { json: { sort: 'search_text; drop' } });
    expect(bad.status).toBe(400);
  });

  it('of another council look as if they did not exist', async () => {
    const { id } = await registered();
    for (const path of [`/${id}`, `/${id}/history`])
      expect((await elm.as('admin').get(`/consultations/representations${path}`)).status).toBe(404);
    expect(await elm.as('admin').call(removeRepresentations, { ids: [id] })).toEqual({ ids: [] });
    expect((await read(id)).id).toBe(id);
  });
});

describe('all that was found', () => {
  it('is selected on whichever page it stands, in the table’s order, as far as many can be changed', async () => {
    const own = await consulted(elm);
    const filters = [{ type: 'text' as const, dbPropertyName: 'policy', value: 'H9' }];
    const ids: number[] = [];
    for (let i = 0; i < 3; i += 1) ids.push((await own.register({ policy: 'H9' })).id);
    await own.register({ policy: 'H8' });
    const find = (sort: string) => elm.as('viewer').call(getRepresentationIds, { filters, sort });
    expect(await find('id')).toEqual({ ids, total: 3 });
    expect((await find('-id')).ids).toEqual(ids.toReversed());
    await elm.as('admin').call(removeRepresentations, { ids: ids.slice(0, 1) });
    expect(await find('id')).toEqual({ ids: ids.slice(1), total: 2 });

    await withTenant(elm, (tx) =>
      sql`insert into representations (consultation_id, received_date, policy)
          select ${own.event}, '2026-04-02', 'H9' from generate_series(1, 1000)`.execute(tx),
    );
    const many = await find('id');
    expect(many).toMatchObject({ total: 1002, ids: { length: 1000 } });
    expect(many.ids.slice(0, 2)).toEqual(ids.slice(1));
  });

  it('is refused to whoever may not read it, in an unknown order, and never another council’s', async () => {
    const at = '/consultations/representations/table/ids';
    const { id } = await registered();
    expect((await oak.as('signed-out').get(at)).status).toBe(401);
    expect((await oak.as('resident').get(at)).status).toBe(403);
    expect((await oak.as('officer').get(`${at}?sort=secrets`)).status).toBe(400);
    const theirs = await elm.as('officer').call(getRepresentationIds, { filters: [], sort: '-id' });
    const ours = await oak.as('officer').call(getRepresentationIds, { filters: [] });
    expect(ours.ids).toContain(id);
    expect(ours.total).toBeLessThan(theirs.total);
  });
});
