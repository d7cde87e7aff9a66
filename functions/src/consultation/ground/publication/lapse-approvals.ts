import type { Author } from '../../../platform/changed.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { historyWriter } from '../../../records/history/record-history.ts';
import { representationKind } from '../../../records/kept/record-kinds.ts';
import { publicationMessages as messages } from './messages.ts';
import { digest } from './queries/shown.ts';

/**
 * Takes the approval of those of these representations back of which something else would be published now than what
 * was approved, and says so in their history. It follows every change of representations or of what they show.
 */
export async function lapseApprovals(
  tx: Tx,
  author: Author | null,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update representations r
       set publication = null, row_version = r.row_version + 1
      from publications p
     where r.id = any(${ids}::bigint[]) and r.publication = 'Approved' and p.representation_id = r.id
       and p.digest is distinct from ${digest}
    returning r.id`.execute(tx);
  if (author === null || rows.length === 0) return;
  await historyWriter(representationKind.entity)(
    tx,
    author,
    rows.map(({ id }) => id),
    [{ field: 'publication', label: messages.publication, newValue: messages.approvalLapsed }],
  );
}
