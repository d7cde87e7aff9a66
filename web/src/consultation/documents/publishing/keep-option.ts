import type { DraftBlock } from '@contract/consultation/documents/contract.ts';
import type { DocumentFinding } from '@contract/consultation/documents/contract/publishing.ts';
import type { PollContent } from '@contract/consultation/ground/documents/blocks/poll/schema.ts';
import {
  MAX_OPTIONS,
  type QuestionContent,
  type QuestionOption,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';

type Reworded = NonNullable<DocumentFinding['reworded']>;

/**
 * The content of a question or poll in which an option has the words back that people chose, and a new one after it has
 * the present ones; undefined where it does not have that option any more, or has no room.
 */
export function withOptionKept(
  content: DraftBlock['content'],
  { optionId, was, part }: Reworded,
): { content: DraftBlock['content']; now: string } | undefined {
  // Only questions and polls are reworded.
  const asked = content as QuestionContent | PollContent;
  const parts = 'questions' in asked ? asked.questions : [];
  const of = part === null ? asked : parts[part];
  const at = of?.options.findIndex(({ id }) => id === optionId) ?? -1;
  const option = of?.options[at];
  if (!of || !option || of.options.length >= MAX_OPTIONS) return undefined;
  const both: QuestionOption[] = [
    { ...option, title: was },
    { ...option, id: crypto.randomUUID() },
  ];
  const options = of.options.toSpliced(at, 1, ...both);
  const changed =
    part === null
      ? { ...asked, options }
      : {
          ...asked,
          questions: parts.map((each, place) => (place === part ? { ...each, options } : each)),
        };
  return { content: changed as DraftBlock['content'], now: option.title.trim() };
}
