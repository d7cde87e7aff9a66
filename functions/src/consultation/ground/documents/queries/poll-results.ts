import { sql, type Tx } from '../../../../platform/db.ts';

/** How often an option of a poll was chosen, in the words that were chosen. */
export interface PollOptionCount {
  /** What the poll was called for those who chose it. */
  asked: string;
  id: string;
  title: string;
  answers: number;
}

/** How a poll of a published document stands, the present words before earlier ones; [] for whom the transaction is and who may not see it now. */
export async function findPollResults(
  tx: Tx,
  documentId: number,
  questionId: string,
): Promise<PollOptionCount[]> {
  const { rows } = await sql<PollOptionCount>`
    select asked, id, title, answers from poll_results(${documentId}, ${questionId}::uuid)`.execute(
    tx,
  );
  return rows;
}
