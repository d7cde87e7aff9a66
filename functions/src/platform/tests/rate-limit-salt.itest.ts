import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql, withPlatform } from '../db.ts';
import { saltOfToday } from '../rate-limit-salt.ts';
import { newCouncil } from '../testing/council.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

/** As what a test's own calls may come from. */
const ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const daysWithSalt = async () => {
  const { rows } = await withPlatform((tx) =>
    sql<{ day: string }>`select day from rate_limit_salts order by day`.execute(tx),
  );
  return rows.map(({ day }) => day);
};

describe('what rate limits keep of an address', () => {
  it('is a hash that nobody can make without the salt of the day', async () => {
    const oak = await newCouncil();
    const headers = { authorization: 'Bearer nonsense' };
    await oak.as('signed-out').post('/auth/firebase-auth/login', { json: {}, headers });
    const { rows } = await withPlatform((tx) =>
      sql<{ hash: string }>`
        select split_part(bucket, ':', 3) as hash from rate_limits
         where starts_with(bucket, ${`${oak.shortName}:sign-in:`})`.execute(tx),
    );
    const salt = await saltOfToday();
    expect(salt).toHaveLength(32);
    const salted = ADDRESSES.map((each) =>
      createHmac('sha256', salt).update(each).digest('base64url'),
    );
    const plain = ADDRESSES.map((each) => createHash('sha256').update(each).digest('base64url'));
    expect(rows).toHaveLength(1);
    expect(salted).toContain(rows[0]?.hash);
    expect(plain).not.toContain(rows[0]?.hash);
  });

  it('is made with another salt each day, and that of the day before is gone', async () => {
    const [first, second] = [new Date('2001-02-03T23:59:59Z'), new Date('2001-02-04T00:00:00Z')];
    const before = await saltOfToday(first);
    expect(await saltOfToday(first)).toEqual(before);
    expect(await daysWithSalt()).toContain('2001-02-03');
    const after = await saltOfToday(second);
    expect(after).not.toEqual(before);
    expect(await daysWithSalt()).not.toContain('2001-02-03');
    // Every process has the same: what is kept in this one is of another day by now.
    const today = await saltOfToday();
    await saltOfToday(new Date('2001-02-05'));
    expect(await saltOfToday()).toEqual(today);
    expect(await daysWithSalt()).toEqual([new Date().toISOString().slice(0, 10)]);
  });
});
