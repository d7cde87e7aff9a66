import { beforeEach, expect, it, vi } from 'vitest';
import { PERSONAL } from '../../session/storage.ts';
import { contentSession, type ContentTokens } from './content-session.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const MINUTE = 60_000;

let clock: number;
let issued: number;
const issue = (): ContentTokens => {
  issued += 1;
  return { access_token: `a${issued}`, refresh_token: `r${issued}`, expires: 15 * MINUTE };
};
const login = vi.fn<() => Promise<ContentTokens>>(async () => issue());
const refresh = vi.fn<(token: string) => Promise<ContentTokens>>(async () => issue());
const session = () => contentSession({ login, refresh, storage, now: () => clock });

beforeEach(() => {
  kept.clear();
  vi.clearAllMocks();
  clock = 1_000_000;
  issued = 0;
});

it('signs in once, also for calls at the same moment, and keeps the token over a reload', async () => {
  const { token } = session();
  expect(await Promise.all([token(), token()])).toEqual(['a1', 'a1']);
  expect(await session().token()).toBe('a1');
  expect(login).toHaveBeenCalledOnce();
});

it('renews shortly before the end, with the newest refresh token', async () => {
  const { token } = session();
  await token();
  clock += 14 * MINUTE - 1;
  expect(await token()).toBe('a1');
  clock += 1;
  expect(await token()).toBe('a2');
  expect(refresh).toHaveBeenLastCalledWith('r1');
  clock += 60 * MINUTE;
  expect(await token()).toBe('a3');
  expect(refresh).toHaveBeenLastCalledWith('r2');
  expect(login).toHaveBeenCalledOnce();
});

it('forgets everything when renewing fails, and then signs in anew', async () => {
  const { token } = session();
  await token();
  clock += 20 * MINUTE;
  refresh.mockRejectedValueOnce(new Error('401'));
  await expect(token()).rejects.toThrow('Directus refresh failed');
  expect(kept.size).toBe(0);
  expect(await token()).toBe('a2');
  expect(login).toHaveBeenCalledTimes(2);
});

it('says when signing in fails, and survives a spoilt store', async () => {
  login.mockRejectedValueOnce(new Error('403'));
  await expect(session().token()).rejects.toThrow('Directus authentication failed');
  kept.set(`${PERSONAL}content-session`, '{spoilt');
  expect(await session().token()).toBe('a1');
});

it('is kept among what is forgotten with the session of the person', async () => {
  await session().token();
  expect([...kept.keys()].map((key) => key.startsWith(PERSONAL))).toEqual([true]);
});

it('begins when somebody first needs a token, and is kept from then on', async () => {
  expect(session().isBegun()).toBe(false);
  expect(login).not.toHaveBeenCalled();
  await session().token();
  expect(session().isBegun()).toBe(true);
});
