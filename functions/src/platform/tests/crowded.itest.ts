import { beforeAll, describe, expect, it } from 'vitest';
import { mintCookie } from '../testing/cookie.ts';
import { newCouncil, type Council } from '../testing/council.ts';
import { useWorkers } from '../testing/use-workers.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const startWith = useWorkers();
const workerWith = (env: NodeJS.ProcessEnv) => startWith({ DB_PATIENCE_MS: '60000', ...env });

const headersOf = (who: 'officer' | 'viewer') => ({
  'x-tenant': oak.shortName,
  cookie: `__session=${mintCookie({ authTenantId: oak.authTenantId, uid: oak.uidOf(who) })}`,
});

interface Given {
  status: number;
  retryAfter: string | null;
  code: string | undefined;
}

async function search(base: string, who: 'officer' | 'viewer' = 'officer'): Promise<Given> {
  const answer = await fetch(`${base}/search/site`, { headers: headersOf(who) });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    code: error?.code,
  };
}

const many = (times: number, ask: () => Promise<Given>) =>
  Promise.all(Array.from({ length: times }, ask));
const withStatus = (answers: Given[], status: number) =>
  answers.filter((answer) => answer.status === status);

describe('more searches at a time than the database serves', () => {
  it('are served as far as the queue goes, and the others told at once to come again', async () => {
    const base = await workerWith({ DB_POOL_SIZE: '1', DB_QUEUE_MS: '20' });
    expect(await search(base)).toMatchObject({ status: 200 });
    const answers = await many(300, () => search(base));
    const shed = withStatus(answers, 503);
    expect(shed).not.toEqual([]);
    expect(withStatus(answers, 200).length + shed.length).toBe(300);
    expect(withStatus(answers, 200)).not.toEqual([]);
    for (const answer of shed)
      expect(answer).toEqual({ status: 503, retryAfter: '5', code: 'unavailable' });
    expect(await search(base)).toMatchObject({ status: 200 });
  });

  it('are all served where the queue is short enough', async () => {
    const base = await workerWith({ DB_POOL_SIZE: '1', DB_QUEUE_MS: '60000' });
    expect(withStatus(await many(60, () => search(base)), 200)).toHaveLength(60);
  });
});

describe('an account that calls too often', () => {
  it('is told when to come again, and nobody else is', async () => {
    const base = await workerWith({ CALLS_PER_MINUTE: '120', DB_QUEUE_MS: '60000' });
    const answers: Given[] = [];
    // Even if a minute ends meanwhile, more is asked than two of them allow.
    for (let round = 0; round < 10; round++) answers.push(...(await many(30, () => search(base))));
    const refused = withStatus(answers, 429);
    expect(withStatus(answers, 200).length + refused.length).toBe(300);
    expect(withStatus(answers, 200).length).toBeGreaterThanOrEqual(120);
    expect(withStatus(answers, 200).length).toBeLessThanOrEqual(240);
    for (const { retryAfter, code } of refused) {
      expect(code).toBe('too-many-requests');
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(Number(retryAfter)).toBeLessThanOrEqual(60);
    }
    expect(await search(base, 'viewer')).toMatchObject({ status: 200 });
  });
});
