import { sql, type Tx } from '../../../platform/db.ts';

/** How often an option of a poll was chosen. */
export interface PollOptionCount {
  id: string;
  answers: number;
}

/** How a poll of a published document stands; [] for whom the transaction is and who may not see it now. */
export async function findPollResults(
  tx: Tx,
  documentId: number,
  questionId: string,
): Promise<PollOptionCount[]> {
  const { rows } = await sql<PollOptionCount>`
    select id, answers from poll_results(${documentId}, ${questionId}::uuid)`.execute(tx);
  return rows;
}
