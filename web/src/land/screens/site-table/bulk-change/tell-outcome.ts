import { isApiError } from '../../../../api/api-error.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { bulkChangeMessages as messages } from './messages.ts';
import type { EditsOutcome, useSiteEdits } from './use-site-edits.ts';

/** Changes can be undone from the toast, which is out of reach while a dialog is open. */
export function tellChanged(
  { changed, left }: EditsOutcome,
  undoing: ReturnType<typeof useSiteEdits>['undoing'],
): void {
  if (changed.length === 0) return;
  const stayed = new Set(left.map(({ site_id }) => site_id)).size;
  showToast({
    kind: 'success',
    title: messages.done(changed.length),
    ...(stayed > 0 ? { text: messages.someLeft(stayed) } : {}),
    ...undoing(changed),
  });
}

/** Why not all sites were changed: somebody stopped it, it failed, or its answer was lost. */
export function whyUnfinished({ changed, error }: EditsOutcome): string {
  if (!error) return messages.stoppedAt(changed.length);
  return isApiError(error, 'outcome-unknown')
    ? messages.unknownAt(error.message, changed.length)
    : messages.failedAt(error.message, changed.length);
}
