import { showToast } from '../../../../ui/toast-store.ts';
import { useDocumentEditing } from './builder-context.tsx';

/** Saves what is typed before something is made of the draft. False, with a message, where that could not be. */
export function useSaved(notSaved: string): () => Promise<boolean> {
  const { work, savers } = useDocumentEditing();
  return async () => {
    await savers.save();
    await work.settled();
    if (savers.current() === 'saved') return true;
    showToast({ kind: 'warning', title: notSaved });
    return false;
  };
}
