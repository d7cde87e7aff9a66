import type { BulkKind } from '@contract/records/history/history-item.ts';
import { isApiError } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { historyPanelMessages as messages } from './messages.ts';
import type { BulkUndo } from './undo-bulk-change.ts';

/** So many of those that stay are named. */
const NAMED = 5;

/** Says what an undo of many took back, what the public reads no longer by it, what it left and why, and where it ended early. */
export function tellBulkUndo(
  { undone, left, withdrawn, error }: BulkUndo,
  kind: BulkKind = 'changed',
): void {
  const words = messages.ofMany[kind];
  if (undone.length > 0 || (left.length === 0 && !error))
    showToast({ kind: 'info', title: words.done(undone.length) });
  if (withdrawn > 0) showToast({ kind: 'warning', title: messages.withdrawnMany(withdrawn) });
  if (left.length > 0)
    showToast({ kind: 'warning', title: words.stay(left.length), text: leftInWords(left) });
  if (error) {
    const title = isApiError(error, 'outcome-unknown') ? messages.undoUnknown : messages.undoEnded;
    showToast({ kind: 'danger', title, text: error.message });
  }
}

/** 'Mill Lane: Changed again since' for the first of them, and how many there are besides. */
export function leftInWords(left: readonly { name: string; why: string }[], count = left.length) {
  const named = left.slice(0, NAMED).map(({ name, why }) => `${name}: ${why}`);
  return messages.someOf(named, count - named.length);
}
