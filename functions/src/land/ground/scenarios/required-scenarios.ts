import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { BASE } from './base-scenario.ts';
import { findMissingScenarios } from './queries.ts';

/** Throws site-not-found, naming the scenarios that their sites do not have; every site has 'base'. */
export async function requireScenarios(
  tx: Tx,
  wanted: { siteId: number; scenarioName: string }[],
  field: string,
): Promise<void> {
  const others = wanted.filter(({ scenarioName }) => scenarioName !== BASE);
  const missing = others.length > 0 ? await findMissingScenarios(tx, others) : [];
  if (missing.length === 0) return;
  const named = missing.map(({ siteId, scenarioName }) => `${siteId} ${scenarioName}`).slice(0, 20);
  throw new AppError('site-not-found', {
    fields: { [field]: `Non-existing id: ${named.join(', ')}` },
  });
}
