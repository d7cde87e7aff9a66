import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../db.ts';
import { mintCookie } from '../testing/cookie.ts';
import { newCouncil, twoCouncils, type Council } from '../testing/council.ts';
import { inSchemaOf } from '../testing/owner-tx.ts';
import { useWorkers } from '../testing/use-workers.ts';
import { countWaiting } from '../testing/waiting-sessions.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
let elm: Council;
let ash: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  ash = await newCouncil();
}, 120_000);

const startWith = useWorkers();

const search = async (base: string, council: Council): Promise<number> => {
  const uid = council.uidOf('officer');
  const cookie = `__session=${mintCookie({ authTenantId: council.authTenantId, uid })}`;
  const headers = { 'x-tenant': council.shortName, cookie };
  return (await fetch(`${base}/search/site`, { headers })).status;
};

/** Of as many searches of oak as are begun while its sites are held, how many have a connection to wait with. */
async function connectionsAtOnce(base: string, searchesOfOak: number, most: number) {
  let begun: Promise<number>[] = [];
  await inSchemaOf(oak, async (tx) => {
    await sql`lock table sites in access exclusive mode`.execute(tx);
    begun = Array.from({ length: searchesOfOak }, () => search(base, oak));
    await expect.poll(() => countWaiting(tx), { timeout: 30_000 }).toBe(most);
  });
  return Promise.all(begun);
}

/**
 * Lets oak's officer search more often than the process has connections, four, while the sites of oak are held, and elm's
 * search once oak has its share of three; gives who was answered, in that order.
 */
async function answeredBeside(base: string, searchesOfOak: number): Promise<string[]> {
  expect([await search(base, oak), await search(base, elm)]).toEqual([200, 200]);
  const answered: string[] = [];
  let begun: Promise<void>[] = [];
  await inSchemaOf(oak, async (tx) => {
    await sql`lock table sites in access exclusive mode`.execute(tx);
    begun = Array.from({ length: searchesOfOak }, async () => {
      const status = await search(base, oak);
      answered.push(`oak ${status}`);
    });
    await expect.poll(() => countWaiting(tx), { timeout: 30_000 }).toBe(3);
    answered.push(`elm ${await search(base, elm)}`);
    expect(await countWaiting(tx)).toBe(3);
  });
  await Promise.all(begun);
  return answered;
}

/**
 * Lets the officers of oak and of elm search more often than the process has connections, five, while the sites of both
 * are held, and ash's meanwhile; gives what ash was answered, and how many of oak and elm waited then, and each ended.
 */
async function thirdBesideTwo(base: string) {
  for (const council of [oak, elm, ash]) expect(await search(base, council)).toBe(200);
  const begun: Promise<number>[] = [];
  const flood = (council: Council) => {
    for (let asked = 0; asked < 8; asked += 1) begun.push(search(base, council));
  };
  let found: { ash: number; waiting: number[] } | undefined;
  await inSchemaOf(oak, (ofOak) =>
    inSchemaOf(elm, async (ofElm) => {
      const waiting = async () => [await countWaiting(ofOak), await countWaiting(ofElm)];
      for (const tx of [ofOak, ofElm])
        await sql`lock table sites in access exclusive mode`.execute(tx);
      flood(oak);
      await expect.poll(waiting, { timeout: 30_000 }).toEqual([3, 0]);
      flood(elm);
      await expect.poll(waiting, { timeout: 30_000 }).toEqual([3, 1]);
      found = { ash: await search(base, ash), waiting: await waiting() };
    }),
  );
  return { ...found, others: await Promise.all(begun) };
}

const allServed = { DB_PATIENCE_MS: '60000', DB_QUEUE_MS: '60000' };

describe('a council whose calls all take long', () => {
  it('has its share of the connections, and another council is answered meanwhile', async () => {
    const base = await startWith({ DB_POOL_SIZE: '4', ...allServed });
    const answered = await answeredBeside(base, 8);
    expect(answered[0]).toBe('elm 200');
    expect(answered.slice(1)).toEqual(Array.from({ length: 8 }, () => 'oak 200'));
  });

  it('leaves a connection to a third council beside another whose calls take as long', async () => {
    const base = await startWith({ DB_POOL_SIZE: '5', ...allServed });
    expect(await thirdBesideTwo(base)).toEqual({
      ash: 200,
      waiting: [3, 1],
      others: Array.from({ length: 16 }, () => 200),
    });
  });

  it('may have every connection while nobody else asks', async () => {
    const base = await startWith({ DB_POOL_SIZE: '2', ...allServed });
    expect(await connectionsAtOnce(base, 6, 2)).toEqual(Array.from({ length: 6 }, () => 200));
  });

  it('is told to come again where its own line is too long, and another council is not', async () => {
    const base = await startWith({ DB_POOL_SIZE: '4', ...allServed, DB_QUEUE_MS: '20' });
    expect([await search(base, oak), await search(base, elm)]).toEqual([200, 200]);
    const crowd = Array.from({ length: 300 }, () => search(base, oak));
    const beside = await search(base, elm);
    const answers = await Promise.all(crowd);
    expect(answers).toContain(200);
    expect(answers).toContain(503);
    expect(beside).toBe(200);
  });
});
