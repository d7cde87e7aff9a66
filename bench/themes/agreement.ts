/** How far groups agree with labels: 1 is all, and 0 of `rand` is what chance would give. */
export interface Agreement {
  /** Adjusted Rand index. */
  rand: number;
  /** Harmonic mean of homogeneity and completeness. */
  measure: number;
  /** The share that is right if each label is given to one group, as well as can be. */
  accuracy: number;
}

export function agreement(groups: readonly number[], labels: readonly string[]): Agreement {
  const cells = countsOf(groups.map((group, at) => `${group} ${labels[at]}`));
  const [byGroup, byLabel] = [countsOf(groups), countsOf(labels)];
  const all = groups.length;
  const pairs = (counts: Map<unknown, number>) =>
    [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  const expected = (pairs(byGroup) * pairs(byLabel)) / ((all * (all - 1)) / 2);
  const most = (pairs(byGroup) + pairs(byLabel)) / 2;
  const [ofGroups, ofLabels] = [entropy(byGroup, all), entropy(byLabel, all)];
  const shared = ofGroups + ofLabels - entropy(cells, all);
  return {
    rand: (pairs(cells) - expected) / (most - expected),
    measure: (2 * shared) / (ofGroups + ofLabels),
    accuracy:
      bestMatch(
        [...byGroup.keys()],
        [...byLabel.keys()],
        (group, label) => cells.get(`${group} ${label}`) ?? 0,
      ) / all,
  };
}

function countsOf<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

function entropy(counts: Map<unknown, number>, all: number): number {
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / all) * Math.log(count / all),
    0,
  );
}

/** The most that can be right, each label given to one group at most: tried for every set of labels. */
function bestMatch(
  groups: readonly number[],
  labels: readonly string[],
  count: (group: number, label: string) => number,
): number {
  let reached = new Map([[0, 0]]);
  for (const group of groups) {
    const next = new Map(reached);
    for (const [taken, right] of reached) {
      labels.forEach((label, at) => {
        if (taken & (1 << at)) return;
        const set = taken | (1 << at);
        next.set(set, Math.max(next.get(set) ?? 0, right + count(group, label)));
      });
    }
    reached = next;
  }
  return Math.max(...reached.values());
}

/** Each group stands for the label that most of its texts have: how many of the labels are found so, and how many truly. */
export function coverage(groups: readonly number[][], labels: readonly string[][]) {
  const met = new Map<number, Map<string, number>>();
  groups.forEach((of, at) => {
    for (const group of of) {
      const counts = met.get(group) ?? new Map<string, number>();
      met.set(group, counts);
      for (const label of labels[at]!) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  });
  const meaning = new Map(
    [...met].map(([group, counts]) => [
      group,
      [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0],
    ]),
  );
  let [right, told, known] = [0, 0, 0];
  groups.forEach((of, at) => {
    const said = new Set(of.flatMap((group) => meaning.get(group) ?? []));
    told += said.size;
    known += labels[at]!.length;
    right += labels[at]!.filter((label) => said.has(label)).length;
  });
  return { precision: right / told, recall: right / known };
}
