/** What a text weighs in each term, by the term's number; of length 1. */
export type Vector = readonly (readonly [term: number, weight: number])[];

/** A term of fewer texts tells nothing of others, one of more texts nothing at all. */
const MIN_TEXTS_WITH_TERM = 2;
const MAX_SHARE = 0.5;

/** Weighs the terms of texts by TF-IDF, learnt from these texts; frequent repetition counts by its logarithm. */
export class Weighing {
  readonly #numbers = new Map<string, number>();
  readonly #rarity: number[] = [];

  constructor(texts: readonly (readonly string[])[]) {
    const counts = new Map<string, number>();
    for (const stems of texts)
      for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts) {
      if (
        count < MIN_TEXTS_WITH_TERM ||
        count > Math.max(MIN_TEXTS_WITH_TERM, MAX_SHARE * texts.length)
      )
        continue;
      this.#numbers.set(stem, this.#rarity.length);
      this.#rarity.push(Math.log((1 + texts.length) / (1 + count)) + 1);
    }
  }

  /** How many terms there are. */
  get terms(): number {
    return this.#rarity.length;
  }

  vectorOf(stems: readonly string[]): Vector {
    const counts = new Map<number, number>();
    for (const stem of stems) {
      const term = this.#numbers.get(stem);
      if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    const weights = [...counts].map(
      ([term, count]) => [term, (1 + Math.log(count)) * this.#rarity[term]!] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return weights.map(([term, weight]) => [term, weight / length] as const);
  }
}

/** How near a vector is to a direction of length 1, from 0 to 1. */
export function nearness(vector: Vector, direction: Float64Array): number {
  let sum = 0;
  for (const [term, weight] of vector) sum += weight * direction[term]!;
  return sum;
}
