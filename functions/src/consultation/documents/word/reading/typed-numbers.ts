import { wordLosses } from '../messages.ts';
import type { WordPlan } from './word-plan.ts';

/** '2', '2.1' or '2.1.' before the words of a heading. */
const TYPED = /^(\d{1,3}(?:\.\d{1,3}){0,8})\.?\s+(?=\S)/;

/**
 * Numbers that were typed into headings. Those that the document gives its sections anyway are taken out, and told
 * once; of others each is told, for it would stand beside the section's own.
 */
export function settleTypedNumbers({ sections, losses }: WordPlan): void {
  const numbers = numbersOf(sections);
  let taken = 0;
  for (const [at, section] of sections.entries()) {
    const [whole = '', typed = ''] = TYPED.exec(section.title) ?? [];
    if (typed === '') continue;
    if (typed === numbers[at]) {
      section.title = section.title.slice(whole.length);
      taken += 1;
    } else if (typed.includes('.'))
      losses.push({ message: wordLosses.typedNumber(section.title), section: at, block: null });
  }
  if (taken > 0)
    losses.push({ message: wordLosses.typedNumbers(taken), section: null, block: null });
}

/** The number of each section among those with a title: what stands before the first heading had none in the file. */
function numbersOf(sections: WordPlan['sections']): string[] {
  const numbers: string[] = [];
  const counts = new Map<number | null, number>();
  for (const { title, parent } of sections) {
    const above = parent === null ? '' : (numbers[parent] ?? '');
    const count = (counts.get(parent) ?? 0) + (title === '' ? 0 : 1);
    counts.set(parent, count);
    numbers.push(title === '' ? '' : `${above && `${above}.`}${count}`);
  }
  return numbers;
}
