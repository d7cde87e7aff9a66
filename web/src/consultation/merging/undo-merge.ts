import { undoMerge } from '@calls/consultation/merging/contract.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { showToast } from '../../ui/toast-store.ts';
import { mergePanelMessages as messages } from './messages.ts';

/** Takes a merge back, and says what could not be put back; a failure is shown. */
export async function takeMergeBack(id: number): Promise<void> {
  try {
    const { left } = await call(undoMerge, { id });
    if (left.length === 0) showToast({ kind: 'success', title: messages.undone });
    else showToast({ kind: 'warning', title: messages.undoneBut, text: left.join('. ') });
  } catch (error) {
    const words = error instanceof ApiError ? Object.values(error.fields) : [];
    const text = words.length > 0 ? words.join('. ') : (error as Error).message;
    showToast({ kind: 'danger', title: messages.undoFailed, text });
  }
}
