import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiApp } from '../../api.ts';
import { contentApp } from '../../council/content/app.ts';
import { keepJsonFromPlatform } from '../kept-json.ts';
import { mintCookie } from '../testing/cookie.ts';
import { newCouncil, type Council } from '../testing/council.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
const bases = { api: '', content: '' };
const servers = new Map<keyof typeof bases, ReturnType<typeof getTestServer>>();
beforeAll(async () => {
  oak = await newCouncil();
  keepJsonFromPlatform();
  for (const [name, app] of [['api', apiApp] as const, ['content', contentApp] as const]) {
    http(name, app);
    const server = getTestServer(name);
    servers.set(name, server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    bases[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
});
afterAll(() => {
  for (const server of servers.values()) server.close();
});

async function post(name: keyof typeof bases, path: string, body: string) {
  const cookie = mintCookie({ authTenantId: oak.authTenantId, uid: oak.uidOf('officer') });
  const answer = await fetch(bases[name] + path, {
    method: 'POST',
    headers: {
      'x-tenant': oak.shortName,
      cookie: `__session=${cookie}`,
      'content-type': 'application/json; charset=utf-8',
    },
    body,
  });
  expect(answer.headers.get('content-type')).toContain('application/json');
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const note = '/api/v1/notifications';
const malformed = { code: 'malformed-json', fields: { body: 'Not valid JSON' } };
const tooLarge = {
  code: 'payload-too-large',
  fields: { body: 'At most 16 kB can be sent at once' },
};

it.each([
  ['cut off', '{"label":', 400, malformed],
  ['no JSON', 'label=Walk', 400, malformed],
  ['two values', '{} {}', 400, malformed],
  ['larger than its contract allows, even of no JSON,', '{'.repeat(17_000), 413, tooLarge],
  ['of 9 MB', JSON.stringify({ label: 'x'.repeat(9_000_000) }), 413, tooLarge],
])(
  'on the functions framework a body %s is refused in our words',
  async (_, sent, status, error) => {
    expect(await post('api', note, sent)).toMatchObject({ status, body: { error } });
  },
);

it('on the functions framework a good body is read', async () => {
  const { status, body } = await post('api', note, '{"label":"Walk the site – Ōāk"}');
  expect([status, body]).toMatchObject([201, { result: { label: 'Walk the site – Ōāk' } }]);
});

it('the content system answers in its own way', async () => {
  expect(await post('content', '/content/auth/login', '{"email":')).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { code: 'INVALID_PAYLOAD' } }] },
  });
  expect(await post('content', '/content/auth/login', '{"email":"a@b.test"}')).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringContaining('email and password') }] },
  });
});
