import type { Tx } from '../../platform/db.ts';
import { type Answer, answerFaults } from '../ground/documents/blocks/question/answer-rules.ts';
import { findAskedBefore } from '../ground/documents/queries/given-answers.ts';

interface AnsweredFrom {
  id: number;
  questionId: string;
  siteId?: number | null | undefined;
  answer: Answer;
  edition?: number | undefined;
}

/**
 * The edition whose words somebody answered who has had the page open for a while; null where that cannot be told: then
 * it is the present one.
 */
export async function editionRead(
  tx: Tx,
  { id, questionId, siteId = null, answer, edition }: AnsweredFrom,
): Promise<number | null> {
  if (edition === undefined) return null;
  const asked = await findAskedBefore(tx, { documentId: id, questionId, edition });
  return asked && Object.keys(answerFaults(asked, answer, siteId)).length === 0 ? edition : null;
}
