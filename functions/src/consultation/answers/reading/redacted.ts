import { may, type Actor } from '../../../platform/actor.ts';
import type { Answer, SimpleAnswer } from '../../ground/documents/blocks/question/answer-rules.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import type { SubmittedAnswerRow } from '../queries/given-answers.ts';

/** Whether somebody reads what people wrote before anybody could redact it. */
export const readsOriginals = (actor: Actor): boolean => may(actor, 'originals', 'read');

const hidden = (words: string): string => (words.trim() === '' ? '' : messages.redactedText);

const hiddenIn = <P extends SimpleAnswer>(part: P): P => ({
  ...part,
  text: hidden(part.text),
  conditionalText: hidden(part.conditionalText),
});

/** An answer as those read it who may not read originals: options as chosen, but no name and no word that was typed. */
export function redactedRow(row: SubmittedAnswerRow): SubmittedAnswerRow {
  const { answer } = row;
  const shown: Answer = {
    ...hiddenIn(answer),
    siteComment: hidden(answer.siteComment),
    parts: answer.parts.map(hiddenIn),
  };
  return {
    ...row,
    name: messages.redactedName,
    email: messages.redactedEmail,
    onBehalfOf: row.onBehalfOf === null ? null : messages.redactedName,
    answer: shown,
  };
}
