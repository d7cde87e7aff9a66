import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from './api-error.ts';
import type { CallOptions } from './call.ts';
import { untilKnown } from './until-known.ts';

const gateway = (status: number) => new ApiError({ status, code: 'unknown', message: 'gateway' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['a cut connection', unreachable()],
  ['502', gateway(502)],
  ['504', gateway(504)],
])(
  'looks after %s what became of a call, under the same key, and gives the answer of it',
  async (_, lost) => {
    const asked: CallOptions[] = [];
    const looking: boolean[] = [];
    const answer = untilKnown(
      (once) => {
        asked.push(once);
        return asked.length < 3 ? Promise.reject(lost) : Promise.resolve({ ids: [1, 2] });
      },
      (isLooking) => looking.push(isLooking),
    );
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ ids: [1, 2] });
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(looking).toEqual([true, true, false]);
  },
);

it('says that it is not known where no look is answered, and never that nothing was done', async () => {
  const answer = untilKnown(() => Promise.reject(gateway(504))).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({
    code: 'outcome-unknown',
    message: expect.stringContaining('it is not known whether the last part was done') as string,
  });
});

it('asks once where the server refused, or where nothing could be sent', async () => {
  const refused = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError({ status: 400, code: 'payload-invalid', message: 'no' })),
  );
  await expect(untilKnown(refused)).rejects.toMatchObject({ status: 400 });
  expect(refused).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', { onLine: false });
  await expect(untilKnown(() => Promise.reject(unreachable()))).rejects.toMatchObject({
    code: 'unreachable',
  });
});
