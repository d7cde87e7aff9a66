import { beforeAll, expect, it } from 'vitest';
import { allRoutes } from '../../routes.ts';
import { maxBodyBytes } from '../body-limit.ts';
import { newCouncil, type Council } from '../testing/council.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
});

it('no endpoint parses a body that is larger than a valid one can be, and each parses one of that size', async () => {
  const contracts = (await allRoutes())
    .map(({ contract }) => contract)
    .filter(({ method }) => method !== 'GET');
  expect(contracts.length).toBeGreaterThan(200);
  const visitor = oak.as('signed-out');
  const wrong: unknown[] = [];
  for (const contract of contracts) {
    const most = maxBodyBytes(contract);
    const method = contract.method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
    // What is no JSON tells whether it was parsed.
    const sent = async (bytes: number) => {
      const { status, body } = await visitor[method](contract.path.replaceAll(/\{\w+\}/g, '1'), {
        raw: '{'.repeat(bytes),
        headers: { 'content-type': 'application/json' },
      });
      return { status, ...(body as { error: { code: string; fields: { body: string } } }).error };
    };
    const [over, full] = [await sent(most + 1), await sent(most)];
    const isRefused =
      over.status === 413 &&
      over.code === 'payload-too-large' &&
      /^At most [\d.]+ [kM]B can be sent at once$/.test(over.fields.body);
    const isParsed = full.status === 400 && full.code === 'malformed-json';
    if (!isRefused || !isParsed) wrong.push([contract.method, contract.path, over, full]);
  }
  expect(wrong).toEqual([]);
}, 120_000);
