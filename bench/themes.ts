import { parse } from 'csv-parse/sync';
import { kmeans } from 'ml-kmeans';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eng } from 'stopword';
import {
  findThemes,
  type ReadText,
  usualThemes,
} from '../functions/src/consultation/analysis/themes/find-themes.ts';
import { madeTexts } from './themes/made-texts.ts';
import { groupAlike } from '../functions/src/consultation/analysis/campaigns/group-alike.ts';
import { type Agreement, agreement, coverage } from './themes/agreement.ts';

/**
 * How well proposed themes agree with the topics that answers were labelled with, beside plain TF-IDF with k-means in
 * the same run: `npm run bench:themes -- <folder>`. The folder has CSV files with the columns response and
 * target_topics; labelled answers are not in the repository.
 */
const folder = process.argv[2];
if (!folder) throw new Error('Which folder? npm run bench:themes -- <folder>');

interface Labelled extends ReadText {
  labels: string[];
}
const SEEDS = 10;
const STARTS = 5;

const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.csv'))
  .flatMap((name) => answersOf(path.join(folder, name)))
  .map((each, at): Labelled => ({ id: at, ...each }));
const topics = new Set(texts.flatMap(({ labels }) => labels)).size;
const single = texts.filter(({ labels }) => labels.length === 1);
console.log(`${texts.length} answers, ${topics} topics; ${single.length} answers have one topic`);

const plain: Agreement[] = [];
const vectors = plainVectors(texts.map(({ text }) => text));
for (let seed = 1; seed <= SEEDS; seed += 1) {
  const { clusters } = kmeans(vectors, topics, { seed, initialization: 'kmeans++' });
  plain.push(agreementOf((id) => clusters[id]!));
}
tell(`Plain TF-IDF and k-means, the median of ${SEEDS} runs`, median(plain));
tell('  its best run', best(plain));
for (const count of new Set([topics, usualThemes(texts.length)])) {
  const started = performance.now();
  const runs = Array.from({ length: STARTS }, (_, at) => placed(findThemes(texts, count, at + 1)));
  const seconds = ((performance.now() - started) / 1000 / STARTS).toFixed(1);
  const [first] = runs;
  tell(
    `Proposed themes, ${count} of them, in ${seconds} s, the median of ${STARTS} seeds`,
    median(runs.map(({ agreed }) => agreed)),
  );
  tell('  as the product proposes them', first!.agreed);
  const { weights, names } = first!;
  const { precision, recall } = coverage(
    weights.map((each) => [...each.keys()]),
    texts.map(({ labels }) => labels),
  );
  console.log(`  all topics of all answers: precision ${text(precision)}, recall ${text(recall)}`);
  console.log(`  named: ${names.join(' · ')}`);
}

/** What each answer has of each theme, and how well its first theme agrees with its topic. */
function placed(themes: ReturnType<typeof findThemes>) {
  const weights = texts.map(() => new Map<number, number>());
  themes.forEach(({ passages }, theme) => {
    for (const { id, weight } of passages)
      weights[id]!.set(theme, (weights[id]!.get(theme) ?? 0) + weight);
  });
  const first = (id: number) => [...weights[id]!].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? -1;
  return { weights, agreed: agreementOf(first), names: themes.map(({ name }) => name) };
}

const made = madeTexts();
const began = performance.now();
const groups = groupAlike(made);
const took = ((performance.now() - began) / 1000).toFixed(1);
console.log(
  `${made.length} made texts, half of 10 letters: ${groups.length} groups of ` +
    `${groups.reduce((sum, { members }) => sum + members.length, 0)} texts in ${took} s`,
);

function answersOf(file: string): Omit<Labelled, 'id'>[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true });
  return rows.map((row) => ({
    text: row['response'] ?? '',
    labels: [
      ...new Set([...(row['target_topics'] ?? '').matchAll(/'(\w+)': \{/g)].map(([, id]) => id!)),
    ],
  }));
}

/** Words of two letters and more, without stop words, weighed by TF-IDF. */
function plainVectors(all: readonly string[]): number[][] {
  const stops = new Set<string>(eng);
  const words = all.map((each) =>
    (each.toLowerCase().match(/[a-z]{2,}/g) ?? []).filter((word) => !stops.has(word)),
  );
  const counts = new Map<string, number>();
  for (const each of words)
    for (const word of new Set(each)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count > 1);
  return words.map((each) => {
    const vector = known.map(
      ([word, count]) =>
        each.filter((other) => other === word).length *
        (Math.log((1 + all.length) / (1 + count)) + 1),
    );
    const length = Math.hypot(...vector) || 1;
    return vector.map((weight) => weight / length);
  });
}

function agreementOf(themeOf: (id: number) => number): Agreement {
  return agreement(
    single.map(({ id }) => themeOf(id)),
    single.map(({ labels }) => labels[0]!),
  );
}

function median(all: Agreement[]): Agreement {
  return all.toSorted((a, b) => a.rand - b.rand)[Math.floor(all.length / 2)]!;
}
function best(all: Agreement[]): Agreement {
  return all.toSorted((a, b) => b.rand - a.rand)[0]!;
}

function text(share: number): string {
  return share.toFixed(2);
}

function tell(what: string, { rand, measure, accuracy }: Agreement): void {
  console.log(
    `${what}: adjusted Rand ${text(rand)}, V-measure ${text(measure)}, accuracy ${text(accuracy)}`,
  );
}
