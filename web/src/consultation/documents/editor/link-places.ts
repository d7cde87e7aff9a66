import type { DraftBlock } from '@contract/consultation/documents/contract.ts';
import { wordsOfHtml } from '@contract/consultation/ground/answers/response-rules.ts';
import type { LinkPlace } from '../../../forms/rich-text/link-places.ts';
import type { SectionPlan } from './draft/layout.ts';
import { builderMessages as messages } from './messages.ts';

const MAX_LABEL = 80;

/** Titled sections and questions of a document, with the numbers of their sections, to which its own links may lead. */
export const linkPlaces = (plans: readonly SectionPlan[]): LinkPlace[] =>
  plans.flatMap(({ section: { id, title }, number, rows }) => [
    ...(title.trim() === '' ? [] : [{ id, label: `${number} ${title.trim()}` }]),
    ...rows.flat().flatMap((block) => questionPlace(block, number)),
  ]);

function questionPlace({ id, type, content }: DraftBlock, number: string): LinkPlace[] {
  if (type !== 'question' && type !== 'poll') return [];
  const { title, question = '' } = content as { title: string; question?: string };
  const words = (title.trim() || wordsOfHtml(question)).slice(0, MAX_LABEL);
  return [{ id, label: `${number} ${messages.questionPlace(words)}`.trim() }];
}
