import { wordLosses } from '../messages.ts';
import { MAX_LOSSES, type WordLoss, type WordPlan } from './word-plan.ts';

/** '2', '2.1' or '2.1.' before the words of a heading. */
const TYPED = /^(\d{1,3}(?:\.\d{1,3}){0,8})\.?\s+(?=\S)/;

/** What gives the sections of a plan their numbers where it is added. */
export interface NumberedPlace {
  /** Sections of the document that stand before it at the top. */
  before: number;
  /** Whether the document shows numbers at all. */
  isNumbered: boolean;
}

interface TypedNumber {
  /** As it stands in the title, with what follows it; '' for none. */
  whole: string;
  number: string;
}

/**
 * Numbers that were typed into headings: those that the document gives its sections anyway are taken out, and told
 * once with their headings; others are told, for they would stand beside the section's own. A number that no other of
 * its level follows, as in '2 bedroom homes', is words.
 */
export function settleTypedNumbers(plan: WordPlan, place: NumberedPlace): WordPlan {
  if (!place.isNumbered) return plan;
  const typed = plan.sections.map(({ title }): TypedNumber => {
    const [whole = '', number = ''] = TYPED.exec(title) ?? [];
    return { whole, number };
  });
  const own = numbersOf(plan.sections, place.before);
  const counting = countingOf(plan.sections, typed);
  const taken: string[] = [];
  const beside: WordLoss[] = [];
  const sections = plan.sections.map((section, at) => {
    const { whole, number } = typed[at]!;
    if (number === '') return section;
    if (counting.has(at) && number === own[at]) {
      taken.push(section.title);
      return { ...section, title: section.title.slice(whole.length) };
    }
    if (counting.has(at) || number.includes('.'))
      beside.push({ message: wordLosses.typedNumber(section.title), section: at, block: null });
    return section;
  });
  const told =
    taken.length > 0
      ? [{ message: wordLosses.typedNumbers(taken), section: null, block: null }]
      : [];
  return {
    ...plan,
    sections,
    losses: [...told, ...plan.losses, ...beside].slice(0, MAX_LOSSES),
  };
}

/** The number of each section among those with a title: what stands before the first heading had none in the file. */
function numbersOf(sections: WordPlan['sections'], before: number): string[] {
  const numbers: string[] = [];
  const counts = new Map<number | null, number>([[null, before]]);
  for (const { title, parent } of sections) {
    const above = parent === null ? '' : (numbers[parent] ?? '');
    const count = (counts.get(parent) ?? 0) + (title === '' ? 0 : 1);
    counts.set(parent, count);
    numbers.push(title === '' ? '' : `${above && `${above}.`}${count}`);
  }
  return numbers;
}

/** Which headings count: another of their level follows, or goes before, by one; or they go on from the one above. */
function countingOf(
  sections: WordPlan['sections'],
  typed: readonly TypedNumber[],
): ReadonlySet<number> {
  const counting = new Set<number>();
  const last = new Map<number | null, number>();
  for (const [at, { parent }] of sections.entries()) {
    const number = typed[at]?.number ?? '';
    const before = last.get(parent);
    last.set(parent, at);
    if (number === '') continue;
    if (before !== undefined && number === following(typed[before]?.number ?? ''))
      counting.add(before).add(at);
    const above = parent === null || !counting.has(parent) ? '' : typed[parent]!.number;
    if (above !== '' && number.startsWith(`${above}.`)) counting.add(at);
  }
  return counting;
}

/** '2.2' after '2.1'. */
const following = (number: string): string =>
  number.replace(/(?<!\d)\d+$/, (last) => String(Number(last) + 1));
