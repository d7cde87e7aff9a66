import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { setResponseTags } from './contract/my-responses.ts';
import { answerMessages as messages } from './messages.ts';
import { findAnswerable } from './queries/published.ts';
import { writeQuestionTags } from './queries/question-tags.ts';
import { type AnswersAs, findRespondent } from './queries/respondents.ts';

/** Replaces one's own tags of a question. Throws not-found, not-authorized before the close, payload-invalid. */
export async function tagResponse(
  tx: Tx,
  who: AnswersAs,
  { id, questionId, tags }: ParsedOf<typeof setResponseTags>,
): Promise<OutputOf<typeof setResponseTags>> {
  const document = await findAnswerable(tx, id);
  if (!document) throw new AppError('not-found');
  if (document.state !== 'closed')
    throw new AppError('not-authorized', { fields: { tags: messages.tagsLater } });
  const respondent = await findRespondent(tx, who);
  const { accountId } = who;
  // 'Homes' and 'homes' are one tag, as it was written first.
  const names = tags.filter(
    (tag, at) => tags.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === at,
  );
  const isWritten =
    respondent &&
    (await writeQuestionTags(tx, { respondentId: respondent.id, accountId, questionId, names }));
  if (!isWritten) throw invalidField('tags', messages.notAnswered);
  return { tags: names };
}
