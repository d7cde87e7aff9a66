import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withPlatform } from '../../platform/db.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { invokeFunction } from './contract.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
});

const waiting = async (council: Council) => {
  const { rows } = await withPlatform((tx) =>
    sql<{ job: string; payload: object }>`
      select job, payload from platform.outbox where tenant_role = ${council.mainSchema}`.execute(
      tx,
    ),
  );
  return rows;
};
const invoke = (json: object, headers = {}) =>
  oak.as('officer').post('/functions/invoke', { json, headers });

describe('invoking a function of the server', () => {
  it('has its job run, with a notification to the one who asked', async () => {
    const answer = await invoke({ name: 'aggregateData', arguments: { tenantName: 'Oak' } });
    expect(answer.status).toBe(202);
    const { notificationId } = answerOf(invokeFunction, answer);
    expect(await waiting(oak)).toContainEqual({
      job: 'aggregate-data',
      payload: { arguments: { tenantName: 'Oak' }, notificationId },
    });
    const notes = (who: 'officer' | 'admin') => oak.as(who).get('/notifications');
    expect((await notes('officer')).body).toMatchObject({
      result: [{ id: notificationId, status: 'processing', uid: oak.uidOf('officer') }],
    });
    expect((await notes('admin')).body).toEqual({ result: [] });
  });

  it('happens once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'count' };
    const first = await invoke({ name: 'aggregateData' }, headers);
    const before = await waiting(oak);
    const again = await invoke({ name: 'aggregateData' }, headers);
    expect(again.body).toEqual(first.body);
    expect(await waiting(oak)).toEqual(before);
  });

  it.each([
    [{ name: 'dropEverything' }, 'name'],
    [{ name: 'constructor' }, 'name'],
    [{ name: '__proto__' }, 'name'],
    [{}, 'name'],
    [{ name: 'aggregateData', arguments: { tenantName: 7 } }, 'arguments.tenantName'],
    [{ name: 'aggregateData', arguments: { colour: 'red' } }, 'arguments.colour'],
    [{ name: 'aggregateData', arguments: 'all' }, 'arguments'],
    [{ name: 'aggregateData', tenant: 'elm' }, 'tenant'],
  ])('refuses %j', async (json, field) => {
    const before = await waiting(oak);
    expect(await invoke(json)).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { [field]: expect.any(String) } } },
    });
    expect(await waiting(oak)).toEqual(before);
  });

  it('is for whom the function names', async () => {
    const json = { name: 'aggregateData' };
    for (const [who, status] of [
      ['signed-out', 401],
      ['resident', 403],
      ['viewer', 403],
      ['officer', 202],
    ] as const)
      expect([who, (await oak.as(who).post('/functions/invoke', { json })).status]).toEqual([
        who,
        status,
      ]);
  });
});
