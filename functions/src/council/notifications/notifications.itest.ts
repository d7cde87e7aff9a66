import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { createNotification, listNotifications } from './contract.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
});

const leave = async (label: string, headers: Record<string, string> = {}) => {
  const answer = await oak.as('officer').post('/notifications', { json: { label }, headers });
  expect(answer.status).toBe(201);
  return answerOf(createNotification, answer).id;
};
const ids = async (path: string, who: Who = 'officer') => {
  const { body } = await oak.as(who).get(path);
  return answerOf(listNotifications, { body }).map(({ id }) => id);
};
const remove = async (id: number, who: Who = 'officer') =>
  (await oak.as(who).delete(`/notifications/${id}`)).status;

describe('deleting a notification', () => {
  it('archives it first, and deletes an archived one for good', async () => {
    const id = await leave('Walk the site');
    expect(await remove(id)).toBe(204);
    expect(await ids('/notifications')).not.toContain(id);
    expect(await ids('/notifications/archived')).toContain(id);
    expect(await remove(id)).toBe(204);
    expect(await ids('/notifications/archived')).not.toContain(id);
    expect(await remove(id)).toBe(404);
  });

  it("is refused for another person's as for an unknown one", async () => {
    const id = await leave('Call the agent');
    expect(await remove(id, 'viewer')).toBe(404);
    expect(await ids('/notifications', 'viewer')).not.toContain(id);
    expect(await ids('/notifications')).toContain(id);
  });
});

it('a note that is sent twice with one key is there once', async () => {
  const once = { 'idempotency-key': 'note-1' };
  const id = await leave('Only once', once);
  expect(await leave('Only once', once)).toBe(id);
});
