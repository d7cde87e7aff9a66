import { config } from './config.ts';
import type { TenantScope } from './db.ts';

/**
 * Where people reach a council, such as https://newcastle.plan.example. Links in mail use it, never the
 * host of the request that caused them: a forged Host header must not lead a reset link elsewhere.
 */
export function councilOrigin({ shortName }: Pick<TenantScope, 'shortName'>): string {
  const { hostedDomains, publicOrigin, local } = config();
  if (hostedDomains[0]) return `https://${shortName}.${hostedDomains[0]}`;
  if (!local) return publicOrigin;
  const { port } = new URL(publicOrigin);
  return `http://${shortName}.localhost${port ? `:${port}` : ''}`;
}
