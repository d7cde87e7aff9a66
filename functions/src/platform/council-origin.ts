import { config } from './config.ts';
import type { TenantScope } from './db.ts';

/**
 * A council's public address, such as https://newcastle.plan.example. Links in e-mails use it rather than the request's
 * host: a forged Host header must not redirect a reset link.
 */
export function councilOrigin({ shortName }: Pick<TenantScope, 'shortName'>): string {
  const { hostedDomains, publicOrigin, local } = config();
  if (hostedDomains[0]) return `https://${shortName}.${hostedDomains[0]}`;
  if (!local) return publicOrigin;
  const { port } = new URL(publicOrigin);
  return `http://${shortName}.localhost${port ? `:${port}` : ''}`;
}
