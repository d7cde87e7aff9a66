import { config } from '../../platform/config.ts';
import type { Tenant } from '../../platform/tenancy.ts';

/** Whether sign-in runs on the Auth emulator of a `demo-` project. */
export function onAuthEmulator(): boolean {
  return config().local && Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
}

/** A refusal of Identity Platform, by its own code, such as EXPIRED_OOB_CODE. */
export class IdentityRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`Identity Platform answered ${code}`);
    this.name = 'IdentityRefusal';
    this.code = code;
  }
}

type IdentityCall =
  | 'accounts:createAuthUri'
  | 'accounts:signInWithIdp'
  | 'accounts:resetPassword'
  | 'accounts:update';

const PATIENCE_MS = 15_000;

/**
 * One of Identity Platform's calls that the admin SDK lacks, within the council's tenant. Identity Platform speaks
 * SAML and OpenID Connect for us. Throws IdentityRefusal.
 */
export async function askIdentityPlatform<T>(
  tenant: Tenant,
  call: IdentityCall,
  body: Record<string, unknown>,
): Promise<T> {
  const response = await fetch(`${identityBase()}/v1/${call}?key=${apiKeyOf(tenant)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, tenantId: tenant.authTenantId }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = (await response.json()) as T & { error?: { message?: string } };
  if (!response.ok)
    throw new IdentityRefusal(answer.error?.message?.split(' ')[0] ?? String(response.status));
  return answer;
}

function identityBase(): string {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  return onAuthEmulator()
    ? `http://${host}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
}

/** The project's web key: public, it names the project and opens nothing. */
function apiKeyOf(tenant: Tenant): string {
  const { apiKey } = (tenant.record.firebase ?? {}) as { apiKey?: unknown };
  return encodeURIComponent(typeof apiKey === 'string' ? apiKey : 'local');
}

/** The code of a firebase-admin error, such as auth/email-already-exists. */
export function adminErrorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
