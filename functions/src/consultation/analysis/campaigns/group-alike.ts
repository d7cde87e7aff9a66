import { comparedWords, likeness, spreadBits, shinglesOf } from './shingles.ts';

export interface ComparedText {
  id: number;
  text: string;
}

/** Texts that say nearly the same. */
export interface AlikeGroup {
  /** The one that the others are compared with: the most usual wording. */
  leader: number;
  /** The leader among them, by how alike they are to it. */
  members: { id: number; similarity: number }[];
}

/** How alike two texts of a campaign are at least: whoever adds a paragraph to a letter of four stays above it. */
export const ALIKE = 0.5;
/** Fewer words are said by many without any campaign. */
export const MIN_WORDS = 8;
/** Fewer texts are no campaign. */
const MIN_MEMBERS = 3;
/** Bands of so many rows: two texts of a likeness of 0.5 meet in one of them in 98 cases of 100, of 0.3 in 40. */
const BANDS = 64;
const ROWS = 4;

interface Wording {
  ids: number[];
  shingles: Uint32Array;
}

/**
 * Groups near-identical texts, the largest group first. MinHash finds who may be alike, and each pair is then compared
 * shingle by shingle, so that time grows with the texts, not with their pairs.
 */
export function groupAlike(texts: readonly ComparedText[]): AlikeGroup[] {
  const wordings = wordingsOf(texts);
  const groups = groupsOf(wordings);
  return groups
    .map((group) => ledGroup(group.map((at) => wordings[at]!)))
    .filter(({ members }) => members.length >= MIN_MEMBERS)
    .sort((a, b) => b.members.length - a.members.length || a.leader - b.leader);
}

/** Texts of the same words are one wording. */
function wordingsOf(texts: readonly ComparedText[]): Wording[] {
  const wordings = new Map<string, Wording>();
  for (const { id, text } of texts) {
    const words = comparedWords(text);
    if (words.length < MIN_WORDS) continue;
    const key = words.join(' ');
    const known = wordings.get(key);
    if (known) known.ids.push(id);
    else wordings.set(key, { ids: [id], shingles: shinglesOf(words) });
  }
  return [...wordings.values()];
}

/** Places of wordings that are alike, directly or through others. */
function groupsOf(wordings: readonly Wording[]): number[][] {
  const parents = wordings.map((_, at) => at);
  const root = (at: number): number => {
    let top = at;
    while (parents[top] !== top) top = parents[top] = parents[parents[top]!]!;
    return top;
  };
  const signatures = wordings.map(({ shingles }) => signatureOf(shingles));
  for (let band = 0; band < BANDS; band += 1) {
    const firsts = new Map<number, number[]>();
    signatures.forEach((signature, at) => {
      const key = signature[band]!;
      // A few of a bucket stand for all of it: whoever is like one of them is in its group already.
      const met = firsts.get(key) ?? [];
      if (met.length === 0) firsts.set(key, met);
      const alike = met.find((other) => {
        const same = root(other) === root(at);
        return same || likeness(wordings[other]!.shingles, wordings[at]!.shingles) >= ALIKE;
      });
      if (alike !== undefined) parents[root(at)] = root(alike);
      else if (met.length < 8) met.push(at);
    });
  }
  const groups = new Map<number, number[]>();
  wordings.forEach((_, at) => groups.set(root(at), [...(groups.get(root(at)) ?? []), at]));
  return [...groups.values()];
}

/** The least hash of the shingles under each of many orders of all hashes; one number for each band. */
function signatureOf(shingles: Uint32Array): Uint32Array {
  const bands = new Uint32Array(BANDS);
  for (let band = 0; band < BANDS; band += 1) {
    let key = band;
    for (let row = 0; row < ROWS; row += 1) {
      const seed = Math.imul(band * ROWS + row + 1, 0x9e3779b1);
      let least = 0xffffffff;
      for (const shingle of shingles) {
        const hash = spreadBits(shingle ^ seed);
        if (hash < least) least = hash;
      }
      key = spreadBits(Math.imul(key, 31) ^ least);
    }
    bands[band] = key;
  }
  return bands;
}

/** How many wordings are tried as the leader of a group. */
const TRIED = 40;

/** The wording that is the nearest to the others leads; whoever is not like it is left out. */
function ledGroup(group: readonly Wording[]): AlikeGroup {
  const usual = group.toSorted((a, b) => b.ids.length - a.ids.length).slice(0, TRIED);
  const nearness = ({ shingles }: Wording) =>
    usual.reduce((sum, other) => sum + other.ids.length * likeness(shingles, other.shingles), 0);
  const [leader] = usual
    .map((wording) => ({ wording, near: nearness(wording) }))
    .toSorted((a, b) => b.near - a.near);
  const led = leader?.wording ?? { ids: [], shingles: new Uint32Array() };
  const members = group
    .map(({ ids, shingles }) => ({ ids, similarity: likeness(led.shingles, shingles) }))
    .filter(({ similarity }) => similarity >= ALIKE)
    .flatMap(({ ids, similarity }) => ids.map((id) => ({ id, similarity })))
    .toSorted((a, b) => b.similarity - a.similarity || a.id - b.id);
  return { leader: Math.min(...led.ids), members };
}
