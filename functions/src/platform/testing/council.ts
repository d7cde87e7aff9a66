import { randomBytes } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { schemaOf } from '../../council/tenants/create.ts';
import type { RoleId } from '../../council/tenants/roles.ts';
import { inOwnerTransaction } from '../migrate.ts';
import { firebaseApp } from '../firebase.ts';
import { flagNames } from '../flag-names.ts';
import type { TenantScope } from '../db.ts';
import { asOwner } from './owner.ts';
import { clientFor, type Client } from './client.ts';
import { mintCookie } from './cookie.ts';
import { makeCouncilForTests } from './renewed-council.ts';

export type Who = RoleId | 'resident' | 'signed-out';

export interface Council extends TenantScope {
  /** Another one once the council was restored. */
  authTenantId: string;
  /** A client of the real Express app, signed in as this kind of person. */
  as: (who: Who) => Client;
  uidOf: (who: Who) => string;
  emailOf: (who: Who) => string;
}

const PEOPLE: { who: Who; role: RoleId; kind: 'staff' | 'consultation' }[] = [
  { who: 'admin', role: 'admin', kind: 'staff' },
  { who: 'officer', role: 'officer', kind: 'staff' },
  { who: 'viewer', role: 'viewer', kind: 'staff' },
  { who: 'resident', role: 'consultee', kind: 'consultation' },
];

/**
 * A council of its own for one test: schema, roles, an Identity Platform tenant on the emulator, an
 * admin, an officer, a viewer and a resident, all flags on unless named in `off`.
 */
export async function newCouncil(
  options: { off?: string[]; record?: Record<string, unknown> } = {},
): Promise<Council> {
  const shortName = `t${randomBytes(5).toString('hex')}`;
  const authTenantId = await newAuthTenant(shortName);
  const mainSchema = schemaOf(shortName);
  await asOwner(async (owner) => {
    await makeCouncilForTests(owner, {
      shortName,
      name: `Council ${shortName}`,
      authTenantId,
      record: options.record ?? {},
    });
    await inOwnerTransaction(owner.client, async () => {
      await addPeople(owner.client, mainSchema, shortName);
      await addFlags(owner.client, { shortName, mainSchema }, options.off ?? []);
    });
  });
  const uidOf = (who: Who) => `${who}-${shortName}`;
  const council: Council = {
    shortName,
    mainSchema,
    authTenantId,
    uidOf,
    emailOf: (who) => `${who}@${shortName}.test`,
    as: (who) =>
      clientFor(
        shortName,
        who === 'signed-out'
          ? undefined
          : mintCookie({ authTenantId: council.authTenantId, uid: uidOf(who) }),
      ),
  };
  return council;
}

/** Two councils with the same people, for showing that neither sees the other. */
export async function twoCouncils(options: Parameters<typeof newCouncil>[0] = {}) {
  return { oak: await newCouncil(options), elm: await newCouncil(options) };
}

async function newAuthTenant(shortName: string): Promise<string> {
  const manager = getAuth(firebaseApp()).tenantManager();
  const { tenantId } = await manager.createTenant({
    displayName: shortName,
    emailSignInConfig: { enabled: true, passwordRequired: true },
  });
  await Promise.all(
    PEOPLE.map(({ who }) =>
      manager.authForTenant(tenantId).createUser({
        uid: `${who}-${shortName}`,
        email: `${who}@${shortName}.test`,
        password: 'Passw0rd!',
        emailVerified: true,
      }),
    ),
  );
  return tenantId;
}

type OwnerClient = Parameters<Parameters<typeof asOwner>[0]>[0]['client'];

async function addPeople(client: OwnerClient, schema: string, shortName: string): Promise<void> {
  for (const { who, role, kind } of PEOPLE) {
    await client.query(
      `with added as (
         insert into ${schema}.accounts (uid, email, display_name, kind, provider, verified)
         values ($1, $2, $3, $4, $5, true) returning id)
       insert into ${schema}.account_roles (account_id, role_id) select id, $6 from added`,
      [
        `${who}-${shortName}`,
        `${who}@${shortName}.test`,
        who,
        kind,
        kind === 'staff' ? 'azure' : 'firebase-auth',
        role,
      ],
    );
  }
}

async function addFlags(client: OwnerClient, tenant: TenantScope, off: string[]): Promise<void> {
  await client.query(
    `insert into platform.content_items (collection, tenant, tenant_role, data)
     select 'app_feature_flags', $1, $4,
            jsonb_build_object('name', name, 'available', not (name = any($3::text[])), 'tenant', $1::text, 'application', 2)
       from unnest($2::text[]) as name`,
    [tenant.shortName, flagNames, off, tenant.mainSchema],
  );
}
