import { login, logoutEverywhere } from '@contract/council/session/contract.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteClosedSession, noteOpenSession } from '../session/storage.ts';
import { call } from './call.ts';

beforeEach(() => sessionStorage.clear());

it('is named by writes of a tab in which somebody was signed in, and by no other', async () => {
  const named: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    named.push(new Headers(headers).get('x-account'));
    return Response.json({ result: {} });
  });
  const write = () => call(logoutEverywhere, {});
  await write();
  noteOpenSession('una');
  await write();
  // Who logs in is somebody else, perhaps.
  await call(login, {}, { bearer: 'token' });
  // What was typed in the session is still hers once that has ended.
  noteClosedSession('ended');
  await write();
  expect(named).toEqual([null, 'una', null, 'una']);
});
