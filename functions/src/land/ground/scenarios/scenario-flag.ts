import { AppError } from '../../../platform/errors.ts';
import { BASE } from './base-scenario.ts';

const FLAG = 'site view scenarios';

/** Throws feature-off where a council that has no scenarios is asked to write one. */
export function requireScenariosOn(
  tenant: { flags: ReadonlySet<string> },
  scenarios: (string | undefined)[],
): void {
  const areNamed = scenarios.some((scenario) => (scenario ?? BASE) !== BASE);
  if (areNamed && !tenant.flags.has(FLAG)) throw new AppError('feature-off');
}
