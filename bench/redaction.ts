/**
 * How good the proposals for redaction are: recall and precision by kind on made-up letters that were labelled by hand
 * (bench/redaction/letters.txt; not labelled are public bodies' and firms' addresses, councillors and ministers). Letters
 * and rules have one author and the letters came first, so real ones will fare worse. Faults of the first half alone
 * led to corrections (`--faults` lists those); the second was only counted.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { personalPassages } from '../functions/src/consultation/texts/suggestions/suggest-redactions.ts';
import type { PersonalPassage } from '../functions/src/consultation/texts/suggestions/personal-passage.ts';
import { REDACTION_TYPES } from '../functions/src/consultation/ground/texts/text-nodes.ts';

const KINDS: Record<string, PersonalPassage['kind']> = {
  name: 'name',
  tel: 'telephone number',
  email: 'email address',
  address: 'address',
  other: 'other',
};
/** A proposal is right if this much of it is labelled. */
const MOSTLY = 0.8;

interface Letter {
  words: string;
  labels: PersonalPassage[];
}

/** A letter without its labels' brackets, and what they said. */
function letterOf(written: string): Letter {
  const labels: PersonalPassage[] = [];
  let words = '';
  for (const part of written
    .trim()
    .replaceAll(/\n\s*\n/g, '\n')
    .split(/(\[\w+:[^\]]*\])/)) {
    const [, kind, said] = /^\[(\w+):([^\]]*)\]$/.exec(part) ?? [];
    const start = words.length;
    words += said ?? part;
    if (kind !== undefined) labels.push({ kind: KINDS[kind] ?? 'other', start, end: words.length });
  }
  return { words, labels };
}

const shared = (a: PersonalPassage, b: PersonalPassage) =>
  a.kind === b.kind ? Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) : 0;

/** Every letter of a label lies within proposals of its kind. */
const isCovered = (label: PersonalPassage, found: readonly PersonalPassage[]) =>
  found.reduce((sum, each) => sum + shared(label, each), 0) >= label.end - label.start;
const isRight = (each: PersonalPassage, labels: readonly PersonalPassage[]) =>
  labels.reduce((sum, label) => sum + shared(each, label), 0) >= MOSTLY * (each.end - each.start);

function report(title: string, letters: readonly Letter[]): void {
  const told = letters.map(({ words, labels }) => ({
    words,
    labels,
    found: personalPassages(words),
  }));
  console.log(`\n${title} (${letters.length} letters)`);
  console.log('kind               labelled  proposed  recall  precision');
  for (const kind of REDACTION_TYPES) {
    const labels = told.flatMap((each) => each.labels.filter((label) => label.kind === kind));
    const covered = told.flatMap((each) =>
      each.labels.filter((label) => label.kind === kind && isCovered(label, each.found)),
    );
    const found = told.flatMap((each) => each.found.filter((one) => one.kind === kind));
    const right = told.flatMap((each) =>
      each.found.filter((one) => one.kind === kind && isRight(one, each.labels)),
    );
    const share = (part: number, whole: number) =>
      whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
    console.log(
      kind.padEnd(18),
      String(labels.length).padStart(9),
      String(found.length).padStart(9),
      share(covered.length, labels.length).padStart(7),
      share(right.length, found.length).padStart(10),
    );
  }
  if (!process.argv.includes('--faults')) return;
  for (const { words, labels, found } of told) {
    for (const label of labels)
      if (!isCovered(label, found))
        console.log('missed', label.kind, words.slice(label.start, label.end));
    for (const each of found)
      if (!isRight(each, labels))
        console.log('wrong ', each.kind, words.slice(each.start, each.end));
  }
}

const file = path.join(import.meta.dirname, 'redaction', 'letters.txt');
const letters = readFileSync(file, 'utf8').split(/^---$/m).map(letterOf);
const half = Math.floor(letters.length / 2);
report('Corrected by', letters.slice(0, half));
if (!process.argv.includes('--faults')) {
  report('Counted only', letters.slice(half));
  report('All', letters);
}
