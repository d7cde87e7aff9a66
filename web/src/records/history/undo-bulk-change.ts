import type { BulkChangeCalls, KeptAsItIs } from '@contract/records/history/bulk-endpoints.ts';
import { call } from '../../api/call.ts';
import { inChunks } from '../../api/in-chunks.ts';

/** Undoing reads more of a record than changing it does. */
const UNDONE_AT_ONCE = 50;

export interface BulkUndo {
  undone: number[];
  left: KeptAsItIs[];
  /** How many of them the public reads no longer. */
  withdrawn: number;
  /** Why it ended early. */
  error: Error | undefined;
}

/** Takes a change of many back, part by part, as one change of many itself. */
export async function changeBackInParts(
  undo: BulkChangeCalls['undo'],
  { id, ids }: { id: string; ids: readonly number[] },
  watch: { progress?: (done: number) => void; looking?: (isLooking: boolean) => void } = {},
): Promise<BulkUndo> {
  const undoId = crypto.randomUUID();
  const outcome: Omit<BulkUndo, 'error'> = { undone: [], left: [], withdrawn: 0 };
  const { error } = await inChunks(
    ids,
    async (part, once) => {
      const made = await call(undo, { id, ids: part, undo_id: undoId }, once);
      outcome.undone.push(...made.undone);
      outcome.left.push(...made.left);
      outcome.withdrawn += made.withdrawn;
    },
    { size: UNDONE_AT_ONCE, ...watch },
  );
  return { ...outcome, error };
}
