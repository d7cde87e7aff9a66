import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiApp } from '../../api.ts';
import { contentApp } from '../../council/content/app.ts';
import { keepBodiesFromPlatform } from '../kept-bodies.ts';
import { mintCookie } from '../testing/cookie.ts';
import { newCouncil, type Council } from '../testing/council.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
const bases = { api: '', content: '' };
const servers = new Map<keyof typeof bases, ReturnType<typeof getTestServer>>();
beforeAll(async () => {
  oak = await newCouncil();
  keepBodiesFromPlatform();
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

async function post(
  name: keyof typeof bases,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const cookie = mintCookie({ authTenantId: oak.authTenantId, uid: oak.uidOf('officer') });
  const answer = await fetch(bases[name] + path, {
    method: 'POST',
    headers: {
      'x-tenant': oak.shortName,
      cookie: `__session=${cookie}`,
      'content-type': 'application/json; charset=utf-8',
      ...headers,
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

const padded = JSON.stringify({ label: 'x', padding: 'x'.repeat(200_000) });

it.each(['application/cloudevents+json', 'application/x-www-form-urlencoded', 'text/plain'])(
  'on the functions framework no body of type %s is parsed, and none is larger than its contract allows',
  async (type) => {
    const as = { 'content-type': type, 'x-tab': 'one' };
    expect(await post('api', note, padded, as)).toMatchObject({
      status: 413,
      body: { error: tooLarge },
    });
    const { status, body } = await post('api', note, '{"label":"Walk the site"}', as);
    expect([status, body]).toMatchObject([400, { error: { code: 'payload-invalid' } }]);
  },
);

it.each(['gzip', 'br', 'rot13'])(
  'on the functions framework a body packed as %s is refused before it is unpacked',
  async (encoding) => {
    const packed = new Uint8Array(gzipSync('{"label":"Walk the site"}'));
    expect(await post('api', note, packed, { 'content-encoding': encoding })).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { body: 'Send it unpacked' } } },
    });
  },
);

it('on the functions framework the form that comes back from a sign-in service is read', async () => {
  const answer = await fetch(`${bases.api}/api/v1/auth/saml-sso/acs`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ SAMLResponse: 'a<b', RelayState: 'ōāk' }),
  });
  const page = await answer.text();
  expect(page).toContain('name="SAMLResponse" value="a&lt;b"');
  expect(page).toContain('name="RelayState" value="ōāk"');
});

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
