import { env } from './env.ts';

const STORED_TENANT = 'tenant';

/** The council that a host name decides (its first label), on hosted domains and *.localhost. */
export function tenantOfHost(hostname: string, hostedDomains: string[]): string | undefined {
  for (const domain of ['localhost', ...hostedDomains]) {
    if (hostname.endsWith(`.${domain}`)) return hostname.slice(0, -domain.length - 1).split('.')[0];
  }
  return undefined;
}

/** Local, preview and test hosts: those that decide no council, so that the stored choice does. */
export const onUndecidedHost = () =>
  tenantOfHost(location.hostname, env.hostedDomains) === undefined;

/** Hosts where errors are not reported and the emulators may serve. */
export function onLocalHost(): boolean {
  const { hostname } = location;
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
}

/** The council in use: decided by the host, else the stored choice; undefined when there is none yet. */
export function currentTenant(): string | undefined {
  return (
    tenantOfHost(location.hostname, env.hostedDomains) ??
    localStorage.getItem(STORED_TENANT) ??
    undefined
  );
}

/** Stores the choice; the caller reloads, because everything shown belongs to the old council. */
export function storeTenant(shortName: string): void {
  localStorage.setItem(STORED_TENANT, shortName);
}

export function forgetTenant(): void {
  localStorage.removeItem(STORED_TENANT);
}
