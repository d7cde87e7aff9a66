import { describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { address, tokenOf, useContentSystem } from './testing/directus.ts';

useWorld();

useContentSystem();

let standing: Promise<{ council: Council; token: string }> | undefined;
const readOnly = () =>
  (standing ??= newCouncil().then(async (council) => ({
    council,
    token: await tokenOf(council, 'viewer'),
  })));

const TOO_LARGE = '1 MB and more';

describe('bad input', () => {
  it.each([
    ['{"a":', 400, 'INVALID_PAYLOAD'],
    ['"text"', 400, 'INVALID_PAYLOAD'],
    ['[1]', 400, 'INVALID_PAYLOAD'],
    ['{"id":"no/slash"}', 400, 'INVALID_PAYLOAD'],
    ['{"text":"\\u0000"}', 400, 'INVALID_PAYLOAD'],
    ['{"text":"\\ud800"}', 400, 'INVALID_PAYLOAD'],
    ['{"__proto__":{"text":"x"}}', 400, 'INVALID_PAYLOAD'],
    ['{"about":[{"__proto__":{"text":"x"}}]}', 400, 'INVALID_PAYLOAD'],
    [`{"text":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400, 'INVALID_PAYLOAD'],
    [TOO_LARGE, 413, 'CONTENT_TOO_LARGE'],
  ])('%.40s is answered %i %s', async (body, status, code) => {
    const oak = await newCouncil();
    const answer = await fetch(`${address}/items/events`, {
      method: 'POST',
      body: body === TOO_LARGE ? JSON.stringify({ text: 'x'.repeat(1024 * 1024) }) : body,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await tokenOf(oak, 'officer')}`,
        'x-tenant': oak.shortName,
      },
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it('an address that does not exist is ROUTE_NOT_FOUND, an unknown council FORBIDDEN', async () => {
    const { council } = await readOnly();
    const ask = (path: string, tenant: string) =>
      fetch(address + path, { headers: { 'x-tenant': tenant } });
    expect((await ask('/nothing', council.shortName)).status).toBe(404);
    expect((await ask('/items/events/%E0%A4%A', council.shortName)).status).toBe(404);
    expect((await ask('/items/events', 'nowhere')).status).toBe(403);
  });
});
