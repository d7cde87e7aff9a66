import { getDraft } from '@calls/consultation/documents/contract.ts';
import { restoreDocumentVersion } from '@calls/consultation/documents/contract/versions.ts';
import { askAnew } from '../../../api/ask-anew.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useDocumentEditing } from '../editor/draft/builder-context.tsx';
import { useSaved } from '../editor/draft/use-saved.ts';
import { draftVersionMessages as messages } from './messages.ts';

/**
 * Restores a version once what is typed is saved; what the draft was until then is a version, too, to which the
 * message leads back.
 */
export function useRestoring(id: number, restored: () => void) {
  const { view } = useDocumentEditing();
  const saved = useSaved(messages.notSaved);
  const { run, running } = useAction(restoreDocumentVersion, { failure: messages.restoreFailed });

  const latestRevision = async () => (await askAnew(getDraft, { id })).document.revision;
  const replaceBy = async (kept: number) => {
    view.edit(undefined);
    if (!(await saved())) return undefined;
    const revision = await latestRevision().catch(() => undefined);
    if (revision === undefined) {
      showToast({ kind: 'danger', title: messages.restoreFailed });
      return undefined;
    }
    return (await run({ id, kept, revision })) ? revision : undefined;
  };
  const restore = async ({ kept, title }: { kept: number; title: string }) => {
    const before = await replaceBy(kept);
    if (before === undefined) return;
    restored();
    const undo = async () => {
      if ((await replaceBy(before)) !== undefined)
        showToast({ kind: 'info', title: messages.undone });
    };
    showToast({
      kind: 'success',
      title: messages.restored(title),
      action: { label: messages.undo, run: () => void undo() },
    });
  };
  return { restore, running };
}
