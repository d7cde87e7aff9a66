import type { FlagName } from '@contract/platform/flag-names.ts';
import type { Ability } from '@contract/land/layers/contract/map-style.ts';
import { mapMessages as messages } from '../messages.ts';
import type { ToolState } from './map-tool.ts';

/** Tools that a council has only with a feature flag. */
export const FLAG_OF = {
  satellite: 'map satellite layer',
  threeD: 'site search 3D map',
  buildings: 'map buildings highlighting',
} as const satisfies Record<string, FlagName>;

/**
 * Whether a tool is available: absent without its flag; greyed with the reason if the council lacks what it needs, or
 * while that is not known. A hidden or greyed tool draws nothing on the map either.
 */
export function mayUse(
  flagOn: boolean,
  ability: Ability | undefined,
  failed = false,
): Pick<ToolState, 'hidden' | 'reason'> {
  if (!flagOn) return { hidden: true };
  if (!ability) return { reason: failed ? messages.abilityUnknown : messages.abilityAsked };
  return ability.available ? {} : { reason: ability.reason ?? messages.notAvailable };
}
