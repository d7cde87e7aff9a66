/** What the build was given; checked once, when the application starts. */
export interface Env {
  apiBase: string;
  /** Domains whose first label is the council, as the server's HOSTED_DOMAINS. */
  hostedDomains: string[];
  sentryDsn: string | undefined;
  release: string | undefined;
}

type RawEnv = Record<string, unknown>;

/** Reads and checks the build's VITE_… values. Throws once, with every fault listed together. */
export function readEnv(raw: RawEnv): Env {
  const faults: string[] = [];
  const text = (name: string) => {
    const value = raw[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const apiBase = text('VITE_API_BASE') ?? '/api/v1';
  if (!/^(\/|https:\/\/)/.test(apiBase))
    faults.push('VITE_API_BASE: must begin with / or https://');
  const sentryDsn = text('VITE_SENTRY_DSN');
  if (sentryDsn && !URL.canParse(sentryDsn)) faults.push('VITE_SENTRY_DSN: must be an address');
  const hostedDomains = (text('VITE_HOSTED_DOMAINS') ?? '').split(',').filter(Boolean);
  for (const domain of hostedDomains) {
    if (!/^[a-z0-9.-]+$/.test(domain))
      faults.push(`VITE_HOSTED_DOMAINS: ${domain} is not a domain`);
  }
  if (faults.length > 0) throw new Error(`The environment has faults:\n- ${faults.join('\n- ')}`);
  return { apiBase, hostedDomains, sentryDsn, release: text('VITE_RELEASE') };
}

export const env = readEnv(import.meta.env ?? {});
