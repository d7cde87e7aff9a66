import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import type { ProviderName } from './contract/parts.ts';
import { onAuthEmulator } from './identity.ts';

/** A council's way to sign in. */
export interface Provider {
  name: ProviderName;
  label: string;
  /** Its id in Identity Platform, as tokens name it in sign_in_provider. */
  idp: string;
  /**
   * Whether its e-mail claim can be trusted without email_verified: true where the provider is the council's own
   * directory (SAML; a single-tenant Microsoft registration).
   */
  ownDirectory: boolean;
}

interface ProviderSetting {
  name?: unknown;
  label?: unknown;
  idp?: unknown;
  ownDirectory?: unknown;
}

const STANDARD: Record<ProviderName, Provider> = {
  azure: { name: 'azure', label: 'Microsoft', idp: 'microsoft.com', ownDirectory: false },
  'saml-sso': {
    name: 'saml-sso',
    label: 'single sign-on',
    idp: 'saml.council',
    ownDirectory: true,
  },
  'firebase-auth': {
    name: 'firebase-auth',
    label: 'Email and password',
    idp: 'password',
    ownDirectory: false,
  },
};

/**
 * The providers of a council: those its record lists under `providers`, or all three. Without the flag
 * 'single sign-on' only e-mail and password are left.
 */
export function providersOf(tenant: Tenant): Provider[] {
  const listed = tenant.record.providers;
  const all = Array.isArray(listed)
    ? listed.flatMap((setting) => fromSetting(setting as ProviderSetting))
    : Object.values(STANDARD);
  return tenant.flags.has('single sign-on')
    ? all
    : all.filter(({ name }) => name === 'firebase-auth');
}

function fromSetting({ name, label, idp, ownDirectory }: ProviderSetting): Provider[] {
  const standard = Object.values(STANDARD).find((each) => each.name === name);
  if (!standard) return [];
  return [
    {
      ...standard,
      ...(typeof label === 'string' ? { label } : {}),
      ...(typeof idp === 'string' ? { idp } : {}),
      ...(typeof ownDirectory === 'boolean' ? { ownDirectory } : {}),
    },
  ];
}

/** A provider that staff are sent to; one that the council does not use counts as unknown. */
export function redirectProvider(tenant: Tenant, name: string): Provider {
  const provider = providersOf(tenant).find(
    (each) => each.name === name && name !== 'firebase-auth',
  );
  if (!provider) throw new AppError('not-found');
  return provider;
}

/** How the sign-in page lists them. */
export function presentProviders(tenant: Tenant) {
  return providersOf(tenant).map(({ name, label }) =>
    name === 'firebase-auth'
      ? { name, label, kind: 'password' as const, loginPath: null, forStaff: onAuthEmulator() }
      : {
          name,
          label,
          kind: 'redirect' as const,
          loginPath: `/api/v1/auth/${name}/login`,
          forStaff: true,
        },
  );
}
