import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { demoPassword } from '../../emulator-data/accounts.ts';
import { makeCouncil, type OwnCouncil } from '../../emulator-data/councils/make-council.ts';
import { southwarkOwn } from '../../emulator-data/councils/southwark/council.ts';
import {
  makeCouncilForTests,
  retireCouncil,
} from '../../functions/src/platform/testing/renewed-council.ts';
import { seedCouncil } from '../../scripts/seed/council.ts';
import { seedSignIns } from '../../scripts/seed/identities.ts';
import { withOwner } from '../../scripts/seed/owner.ts';
import { councilRow } from '../../scripts/tenant/council-row.ts';
import { eraseFiles } from '../../scripts/tenant/files.ts';
import { eraseIdentityTenant } from '../../scripts/tenant/identity.ts';
import { eraseDocuments } from '../../scripts/tenant/news.ts';
import { stackOrigin } from './browser.ts';

/** Listed after the demo councils. */
const POSITION = 90;

/**
 * A council for one test file alone, in another's town, with the demo accounts and so many sites, which tests may
 * break; nothing has been said to it yet. Gives its short name.
 */
export function useOwnCouncil(sites: number, like: OwnCouncil = southwarkOwn): string {
  const shortName = `own-${randomBytes(4).toString('hex')}`;
  beforeAll(() =>
    withOwner(async (owner) => {
      const council = makeCouncil({
        ...like,
        shortName,
        name: 'Council of one test',
        sites,
        prefix: 'OWN',
        representations: 0,
      });
      await makeCouncilForTests(owner, { ...council, authTenantId: null, position: POSITION });
      await seedCouncil(owner, council, POSITION);
      await seedSignIns(owner.client, [shortName]);
    }),
  );
  afterAll(() =>
    withOwner(async ({ client }) => {
      const { main_schema: schema, auth_tenant_id: id } = await councilRow(client, shortName);
      await retireCouncil(client, shortName);
      await eraseFiles(shortName);
      await eraseDocuments(schema);
      if (id) await eraseIdentityTenant(id);
    }),
  );
  return shortName;
}

/** Speaks to the council's content system as its administrator. */
async function contentOf(shortName: string) {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${stackOrigin()}/content/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-tenant': shortName,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return (text ? (JSON.parse(text) as { data: Record<string, string> }) : { data: {} }).data;
  };
  const email = `admin@${shortName}.test`;
  const { access_token: token } = await send('POST', 'auth/login', {
    email,
    password: demoPassword,
  });
  return (method: string, path: string, body?: object) => send(method, path, body, token);
}

/** The council's configuration of a type in the content system, changed as its administrator. */
export async function configInContent(shortName: string, type: string) {
  const send = await contentOf(shortName);
  const id = `${shortName}-${type}`;
  const { config = '' } = await send('GET', `items/configs/${id}`);
  const write = (text: string) => send('PATCH', `items/configs/${id}`, { config: text });
  return {
    spoil: write,
    mend: () => write(config),
    remove: () => send('DELETE', `items/configs/${id}`),
    putBack: () => send('POST', 'items/configs', { id, config, config_type_id: type }),
  };
}

/** A flag of the council, switched as its administrator; `id` is its name with hyphens. */
export async function flagInContent(shortName: string, id: string) {
  const send = await contentOf(shortName);
  return {
    set: (available: boolean) => send('PATCH', `items/app_feature_flags/${id}`, { available }),
  };
}
