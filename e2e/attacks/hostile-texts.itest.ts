import { beforeAll, expect, it } from 'vitest';
import { consultationCalls } from '../../bench/neighbours/consultation-calls.ts';
import { landCalls } from '../../bench/neighbours/land-calls.ts';
import type { Scene } from '../../bench/neighbours/scene.ts';
import { searchSites } from '../../functions/src/land/site-search/contract.ts';
import type { Council } from '../../functions/src/platform/testing/council.ts';
import { twoCouncils } from '../../functions/src/platform/testing/council.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';

useWorld();

let scene: Scene;
let neighbour: Council;
beforeAll(async () => {
  const { oak, elm } = await twoCouncils();
  scene = { council: oak, origin: '', centre: [424_000, 565_000] };
  neighbour = elm;
}, 120_000);

/**
 * The worst that each dear call takes: backslashes, brackets, spaces, numbers without an end, Word's drawings. What grew
 * faster than its input took minutes for these, and the limit of a test ends that. How long a neighbour waits beside them
 * is measured by `npm run bench:neighbours`.
 */
it.each([...landCalls, ...consultationCalls])(
  '$name: answered, not with a fault of ours, and the neighbour beside it',
  { timeout: 180_000 },
  async ({ prepare }) => {
    const send = await prepare(scene);
    const search = () => neighbour.as('officer').call(searchSites, { filters: '[]' });
    const [status, found] = await Promise.all([send(), search()]);
    expect(found.total).toBe(0);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  },
);
