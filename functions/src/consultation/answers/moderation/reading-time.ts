import type { EditionQuestion } from '../../ground/documents/edition.ts';
import { withoutTags } from '../../../platform/markup.ts';

/** Twice as fast as practised readers skim. */
const WORDS_A_SECOND = 15;
const MIN_READING_SECONDS = 3;
const MAX_READING_SECONDS = 20;

const wordsIn = (text: string) =>
  withoutTags(text, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;

/** Within how many seconds of opening the page nobody has read a question and chosen an answer. */
export function readingSeconds({
  title,
  question,
  options,
  questions,
}: Pick<EditionQuestion, 'title' | 'question' | 'options' | 'questions'>): number {
  const words = [{ title, question, options }, ...questions]
    .flatMap((each) => [each.title, each.question, ...each.options.map((option) => option.title)])
    .reduce((sum, text) => sum + wordsIn(text), 0);
  return Math.min(MAX_READING_SECONDS, MIN_READING_SECONDS + words / WORDS_A_SECOND);
}
