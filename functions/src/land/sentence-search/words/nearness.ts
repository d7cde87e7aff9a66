/** What "near" means if no distance is given: a quarter of an hour on foot. The answer's words state it. */
export const NEAR_METRES = 1_000;
const WALKING_METRES = 800;
const BESIDE_METRES = 50;

export interface Nearness {
  words: string[];
  /** Undefined: inside, or touching. */
  metres?: number;
  not?: boolean;
}

const phrases = (all: string, rest: Omit<Nearness, 'words'> = {}): Nearness[] =>
  all.split(', ').map((phrase) => ({ words: phrase.split(' '), ...rest }));

/** Words before a place, the longest first. */
export const NEARNESS: Nearness[] = [
  ...phrases(
    'in, within, inside, at, on, touching, overlapping, intersecting, affected by, falling in, covered by, part of',
  ),
  ...phrases('outside, outside of, clear of, away from, beyond, out of', { not: true }),
  ...phrases('near, near to, close to, around, nearby, in the vicinity of, not far from', {
    metres: NEAR_METRES,
  }),
  ...phrases('within walking distance of, in walking distance of, walking distance from', {
    metres: WALKING_METRES,
  }),
  ...phrases('next to, beside, adjacent to, adjoining, alongside, by', { metres: BESIDE_METRES }),
  ...phrases('far from, nowhere near', { metres: NEAR_METRES, not: true }),
].toSorted((a, b) => b.words.length - a.words.length);

/** Words before and after a distance: 'within 500 m of', 'more than 2 km from'. */
export const BEFORE_DISTANCE: { words: string[]; not?: boolean }[] = [
  ...phrases('more than, over, at least, further than, farther than, beyond, not within', {
    not: true,
  }),
  ...phrases('within, less than, under, at most, no more than, not more than, up to, inside'),
].toSorted((a, b) => b.words.length - a.words.length);
export const AFTER_DISTANCE = ['of', 'from', 'to', 'around'];

/** Words around a place's own name: 'in the ward of Byker', 'Byker ward'. */
export const PLACE_WORDS = new Set([
  'ward',
  'parish',
  'neighbourhood',
  'area',
  'district',
  'road',
  'street',
  'site',
  'estate',
  'postcode',
  'town',
  'centre',
]);
