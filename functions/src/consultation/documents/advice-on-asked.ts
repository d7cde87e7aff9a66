import { wordsOfHtml } from '../ground/responses/response-rules.ts';
import { questionsOf, type Edition } from '../ground/documents/edition.ts';
import type {
  QuestionContent,
  QuestionOption,
} from '../ground/documents/blocks/question/schema.ts';
import type { Fault } from '../ground/documents/fault.ts';
import { blockKindOf } from '../ground/documents/kinds.ts';
import type { DraftedBlock, DraftedDocument } from '../ground/documents/make-edition.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { ofBlock } from './faults.ts';
import { adviceMessages as messages } from './messages.ts';

/** What decides how an answer is given. */
interface AskedSo {
  questionType: string;
  options: readonly QuestionOption[];
}

/** What a draft asks otherwise than the edition that people are answering: their answers keep what they said. */
export function adviceOnAsked({ blocks }: DraftedDocument, now: Edition): DocumentFinding[] {
  return questionsOf(now).flatMap(({ id, question }) => {
    const block = blocks.find((each) => each.id === id);
    const content = block && questionIn(block);
    if (!content) {
      const message = messages.askedNoMore(calledIn(question));
      return [
        { blockId: null, sectionId: null, field: '', message, isFault: false, isOfAnswers: true },
      ];
    }
    const parts = question.questions.flatMap((part): Fault[] => {
      const at = content.questions.findIndex((each) => each.id === part.id);
      const drafted = content.questions[at];
      if (!drafted)
        return content.questionType === 'mapLinked'
          ? [{ field: 'questions', message: messages.askedNoMore(calledIn(part)) }]
          : [];
      return askedOtherwise(part, drafted).map((fault) => ({
        ...fault,
        field: `questions.${at}.${fault.field}`,
      }));
    });
    return [...askedOtherwise(question, content), ...parts].map((fault) => ({
      ...ofBlock(block, fault, false),
      isOfAnswers: true,
    }));
  });
}

/** Its title, or how it begins where it has none. */
const calledIn = ({ title, question }: { title: string; question: string }) =>
  title.trim() || wordsOfHtml(question).trim().slice(0, 80);

/** What a block asks; undefined for one that asks nothing. */
export const questionIn = ({ type, content }: DraftedBlock): QuestionContent | undefined =>
  blockKindOf(type).question?.(content);

function askedOtherwise(now: AskedSo, drafted: AskedSo): Fault[] {
  if (now.questionType !== drafted.questionType)
    return [{ field: 'questionType', message: messages.anotherKind }];
  if (['textarea', 'mapLinked'].includes(now.questionType)) return [];
  const gone = now.options.filter(({ id }) => !drafted.options.some((each) => each.id === id));
  return gone.map(({ title }) => ({ field: 'options', message: messages.optionGone(title) }));
}
