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

/** Whether a site has planning permission. */
export const planningStatus = (random: Random) =>
  random.weighted([
    ['permissioned', 3],
    ['not permissioned', 6],
    ['pending decision', 1],
  ] as const);

/** Whether a site suits development; one that floods is never simply suitable. */
export const suitability = (floods: boolean, random: Random) =>
  floods
    ? random.pick(words.assessmentResults.slice(1))
    : random.weighted([
        ['Suitable', 5],
        ['Potentially suitable', 4],
        ['Not suitable', 2],
        ['Not yet assessed', 2],
      ] as const);

/** How far the assessment of a site is. */
export const assessmentStatus = (isBuilt: boolean, random: Random) =>
  isBuilt
    ? 'Built out'
    : random.weighted([
        ['Received', 2],
        ['In assessment', 3],
        ['Awaiting information', 1],
        ['Assessed', 6],
        ['Shortlisted', 2],
        ['Allocated', 1],
        ['Rejected', 2],
      ] as const);

/** When a site can be built on. */
export const availability = (random: Random) =>
  random.weighted([
    ['0–5 years', 5],
    ['6–10 years', 4],
    ['11–15 years', 2],
    ['Beyond 15 years', 1],
  ] as const);

/** Whether the land of a site was built on before. */
export function landUsedBefore(isRural: boolean, random: Random) {
  if (isRural) return random.chance(0.04) ? 'Mixed' : 'Greenfield';
  return random.weighted([
    ['Brownfield', 9],
    ['Mixed', 1],
  ] as const);
}

export const ownership = (random: Random) =>
  random.weighted([
    ['not owned by a public authority', 6],
    ['owned by a public authority', 3],
    ['mixed ownership', 1],
  ] as const);
