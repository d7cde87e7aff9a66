import { nearness, type Vector } from './vectors.ts';

/** Runs from different starts; the best of them is taken. */
const STARTS = 20;
const MAX_ROUNDS = 40;

interface Run {
  directions: Float64Array[];
  /** How near the vectors are to their directions, all together. */
  fit: number;
}

/**
 * The directions around which vectors gather: k-means on the sphere, started by k-means++. The same vectors always give
 * the same directions.
 */
export function directionsOf(
  vectors: readonly Vector[],
  terms: number,
  count: number,
  seed = 1,
): Float64Array[] {
  const random = randomFrom(seed);
  let best: Run | undefined;
  for (let start = 0; start < STARTS; start += 1) {
    const run = settled(vectors, firstOf(vectors, terms, count, random));
    if (!best || run.fit > best.fit) best = run;
  }
  return best?.directions ?? [];
}

/** The first directions: vectors far from one another, by chance. */
function firstOf(
  vectors: readonly Vector[],
  terms: number,
  count: number,
  random: () => number,
): Float64Array[] {
  const directions: Float64Array[] = [];
  const distances = vectors.map(() => 1);
  while (directions.length < Math.min(count, vectors.length)) {
    const squares = distances.map((distance) => distance ** 2);
    let left = random() * squares.reduce((sum, each) => sum + each, 0);
    let chosen = squares.findIndex((each) => (left -= each) <= 0);
    if (chosen < 0) chosen = vectors.length - 1;
    const direction = new Float64Array(terms);
    for (const [term, weight] of vectors[chosen]!) direction[term] = weight;
    directions.push(direction);
    vectors.forEach((vector, at) => {
      distances[at] = Math.max(0, Math.min(distances[at]!, 1 - nearness(vector, direction)));
    });
  }
  return directions;
}

/** Moves each direction to the middle of the vectors nearest to it, until none changes its direction. */
function settled(vectors: readonly Vector[], directions: Float64Array[]): Run {
  const belongs = new Int32Array(vectors.length).fill(-1);
  let fit = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let moved = false;
    fit = 0;
    vectors.forEach((vector, at) => {
      const { place, near } = nearestOf(vector, directions);
      fit += near;
      if (belongs[at] !== place) moved = true;
      belongs[at] = place;
    });
    if (!moved) break;
    for (const direction of directions) direction.fill(0);
    vectors.forEach((vector, at) => {
      const direction = directions[belongs[at]!]!;
      for (const [term, weight] of vector) direction[term]! += weight;
    });
    for (const direction of directions) {
      const length = Math.sqrt(direction.reduce((sum, each) => sum + each * each, 0)) || 1;
      direction.forEach((each, term) => (direction[term] = each / length));
    }
  }
  return { directions, fit };
}

/** Which direction a vector is the nearest to, and how near. */
export function nearestOf(vector: Vector, directions: readonly Float64Array[]) {
  let [place, near] = [0, -1];
  directions.forEach((direction, at) => {
    const now = nearness(vector, direction);
    if (now > near) [place, near] = [at, now];
  });
  return { place, near };
}

/** Numbers from 0 to 1 that look like chance and are always the same (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}
