import { undoRepresentationChanges } from '@calls/consultation/representations/contract.ts';
import type { CallOptions } from '../../api/call.ts';
import { toldInChunks } from '../../api/told-in-chunks.ts';
import { tellBulkUndo } from '../../records/history/tell-bulk-undo.ts';
import { changeBackInParts } from '../../records/history/undo-bulk-change.ts';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { representationPanelMessages as messages } from './messages.ts';

/** Changes a part of them under the id of the whole; gives the ids of those that were otherwise. */
type Give = (part: number[], bulkId: string, once: CallOptions) => Promise<number[]>;

/**
 * Changes many representations part by part as one change, and says what came of it with a way to undo it; whether all
 * were changed.
 */
export async function giveInParts(
  ids: readonly number[],
  give: Give,
  { failure, given }: { failure: string; given: (count: number) => string },
): Promise<boolean> {
  const bulkId = crypto.randomUUID();
  const changed: number[] = [];
  const { error } = await toldInChunks(
    ids,
    async (part, once) => void changed.push(...(await give(part, bulkId, once))),
    { running: messages.updating, failure },
  );
  const undo = () => changeBackInParts(undoRepresentationChanges, { id: bulkId, ids: changed });
  const action = { label: uiMessages.undo, run: () => void undo().then(tellBulkUndo) };
  if (changed.length > 0 || !error)
    showToast({
      kind: 'success',
      title: given(changed.length),
      ...(changed.length > 0 && { action }),
    });
  return !error;
}
