import type { Tx } from '../../platform/db.ts';
import { questionsOf } from '../ground/documents/edition.ts';
import { findPollResults, type PollOptionCount } from '../ground/documents/queries/poll-results.ts';
import type { WholeDocument } from './queries.ts';

/** How the polls of a document ended, by question: nothing while it is answered. */
export async function findClosedPolls(
  tx: Tx,
  { id, content, consultation }: WholeDocument,
): Promise<ReadonlyMap<string, PollOptionCount[]> | undefined> {
  if (consultation?.state !== 'closed') return undefined;
  const polls = new Map<string, PollOptionCount[]>();
  for (const { id: questionId, question } of questionsOf(content))
    if (question.results) polls.set(questionId, await findPollResults(tx, id, questionId));
  return polls;
}
