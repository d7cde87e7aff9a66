import type { Random } from '../random.ts';
import type { Parcel } from '../town/town.ts';
import type { DemoSite } from './site.ts';
import * as words from './vocabulary.ts';

/** A planner's note on a site. */
export function noteOn(
  parcel: Parcel,
  flooded: boolean,
  street: string | null,
  random: Random,
): string {
  const notes = [
    `Access from ${street ?? 'the lane'} is narrow; highways asked for a swept-path drawing.`,
    'Owner confirmed availability in the last call for sites.',
    'Overhead line crosses the eastern third; easement to be checked.',
    'Adjoining occupiers object to height; three storeys is thought to be the limit.',
    'Ground investigation found made ground to about two metres.',
    'Mature trees along the boundary should stay.',
    'Promoted together with the neighbouring land; assess as one.',
    `Last visited with the ${parcel.ward.name} ward walk; no change since.`,
  ];
  return flooded
    ? `Sequential test needed: partly in flood zone. ${random.pick(notes)}`
    : random.pick(notes);
}

/** Tags that officers gave to some sites regardless of their record; the names are as long as real ones. */
const GIVEN: { tag: string; every: number }[] = [
  { tag: 'awaiting-highways-comments-on-a-second-point-of-access', every: 40 },
  { tag: 'late-submission-to-the-call-for-sites-2025', every: 55 },
  { tag: 'needs-visit', every: 12 },
];

/** Further tags of a council's nth site; now and then a site has all of them. */
export function givenTags(number: number): string[] {
  const given = GIVEN.filter(({ every }) => number % every === 0).map(({ tag }) => tag);
  return number % 250 === 0 ? [...given, ...words.siteTags] : given;
}

/** Tags that follow from the record, and now and then another. */
export function tagsOf(
  parcel: Parcel,
  values: DemoSite['values'],
  flooded: boolean,
  random: Random,
): string[] {
  const tags = new Set<string>();
  if (flooded) tags.add('flood-risk');
  if (values.ownership_status === 'owned by a public authority' && random.chance(0.5))
    tags.add('council-owned');
  if (parcel.hectares < 0.25 && random.chance(0.3)) tags.add('small-site');
  if (parcel.use === 'industrial' && random.chance(0.35)) tags.add('contaminated');
  if (parcel.use === 'core' && random.chance(0.5)) tags.add('town-centre');
  if (random.chance(0.06)) tags.add(random.pick(words.siteTags));
  return [...tags];
}
