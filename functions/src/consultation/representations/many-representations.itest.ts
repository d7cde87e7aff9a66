import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  getRepresentation,
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
