import type { Random } from '../random.ts';
import type { Parcel } from '../town/town.ts';
import * as words from './vocabulary.ts';

/** How close a site is to facilities, in a planner's terms: the further out, the lower. */
export function accessibility(parcel: Parcel, random: Random): string {
  const ring = parcel.fromCentre + random.between(-500, 500);
  const bounds = [900, 1900, 3300, 5200];
  return words.accessibilityBands[bounds.filter((bound) => ring > bound).length] ?? 'Very low';
}

/** The use a parcel is put forward for. */
export function siteType(parcel: Parcel, random: Random): string {
  if (parcel.use === 'industrial')
    return random.weighted([
      ['Employment', 5],
      ['Mixed use', 2],
      ['Housing', 2],
      ['Infrastructure', 1],
    ] as const);
  if (parcel.use === 'core')
    return random.weighted([
      ['Town centre', 4],
      ['Mixed use', 3],
      ['Housing', 3],
      ['Community use', 1],
    ] as const);
  if (parcel.use === 'field')
    return random.weighted([
      ['Housing', 5],
      ['Agriculture', 4],
      ['Employment', 1],
      ['Infrastructure', 0.5],
    ] as const);
  if (parcel.use === 'wood') return 'Agriculture';
  return random.weighted([
    ['Housing', 10],
    ['Community use', 1],
    ['Mixed use', 1],
  ] as const);
}
