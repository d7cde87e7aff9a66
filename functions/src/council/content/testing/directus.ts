import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authentication, createDirectus, rest, staticToken } from '@directus/sdk';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Council, Who } from '../../../platform/testing/council.ts';
import { contentApp } from '../app.ts';
import type { collections } from '../collections.ts';

export type Item = Record<string, unknown> & { id: string };
type Schema = Record<(typeof collections)[number], Item[]> & { directus_users: { role: string } };

let server: Server;
/** Where the content system listens while the file runs. */
export let address = '';

/** Call once at the top of an integration test file: serves the content system while the file runs. */
export function useContentSystem(): void {
  beforeAll(async () => {
    server = createServer(contentApp);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/content`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

/** The real client's `fetch`, sending what a browser of this council would. */
const fetchAs = (council: Council) => ({
  globals: {
    fetch: (input: string | URL | Request, init: RequestInit = {}) =>
      fetch(input, {
        ...init,
        headers: { ...(init.headers as object), 'x-tenant': council.shortName },
      }),
  },
});

export const signedOut = (council: Council) =>
  createDirectus<Schema>(address, fetchAs(council)).with(rest());

export const withToken = (council: Council, token: string) =>
  createDirectus<Schema>(address, fetchAs(council)).with(staticToken(token)).with(rest());

/** The real client, signed in with the password that every test person has. */
export async function signedIn(council: Council, who: Who) {
  const client = createDirectus<Schema>(address, fetchAs(council))
    .with(authentication('json', { autoRefresh: false }))
    .with(rest());
  await client.login({ email: council.emailOf(who), password: 'Passw0rd!' });
  return client;
}

export const tokenOf = async (council: Council, who: Who) =>
  (await (await signedIn(council, who)).getToken()) as string;

/** What the client throws for a failed call. */
export const refusal = (status: number, code: string) =>
  expect.objectContaining({
    response: expect.objectContaining({ status }),
    errors: [expect.objectContaining({ extensions: { code } })],
  });
export const FORBIDDEN = refusal(403, 'FORBIDDEN');
