import { featureFlags } from '../../functions/src/council/tenants/flags.ts';
import { flagNames, type FlagName } from '../../functions/src/platform/flag-names.ts';

/** Need a key, a provider or data that a new council does not have yet. */
const NEEDS_MORE: readonly FlagName[] = [
  'phone validation',
  'map satellite layer',
  'map buildings highlighting',
  'call-for-sites questionnaire',
  'suggestion map',
];

/** Flags that a new council starts with: everything that is built and works without further set-up. */
export const firstFlags: ReadonlySet<FlagName> = new Set(
  flagNames.filter((name) => featureFlags[name].kind !== 'later' && !NEEDS_MORE.includes(name)),
);
