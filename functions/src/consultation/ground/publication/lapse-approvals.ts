import type { Author } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { historyWriter } from '../../../records/history/record-history.ts';
import { representationKind } from '../../../records/kept/record-kinds.ts';
import { publicationMessages as messages } from './messages.ts';
import { writeApprovalsLapsed } from './queries/lapsed-approvals.ts';

/**
 * Takes the approval of those of these representations back of which something else would be published now than what
 * was approved, and says so in their history. It follows every change of representations or of what they show.
 */
export async function lapseApprovals(
  tx: Tx,
  author: Author | null,
  ids: readonly number[],
): Promise<void> {
  const lapsed = await writeApprovalsLapsed(tx, ids);
  if (author === null || lapsed.length === 0) return;
  await historyWriter(representationKind.entity)(tx, author, lapsed, [
    { field: 'publication', label: messages.publication, newValue: messages.approvalLapsed },
  ]);
}
