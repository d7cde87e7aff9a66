import type { DeletedRecord } from '@contract/records/kept/deleting-endpoints.ts';
import { useAction } from '../../api/use-action.ts';
import { showToast } from '../../ui/toast-store.ts';
import { wordsOfAlsoDeleted } from './deleted-line.tsx';
import { recordPanelMessages as messages } from './messages.ts';
import type { RecordRemoval } from './use-record-removal.tsx';

/** Restores deleted records, and says how many came back and who of those they name did not; gives whether it did. */
export function useRestoringRecords(of: RecordRemoval) {
  const { run, running } = useAction(of.restore, { failure: messages.restoreFailed });
  const restore = async (those: readonly DeletedRecord[]): Promise<boolean> => {
    const answer = await run({ ids: those.map((record) => record.id) });
    if (!answer) return false;
    const back = those.filter((record) => answer.ids.includes(record.id));
    const names = [...new Set(back.flatMap(({ alsoDeleted }) => alsoDeleted))];
    if (back.length === 0)
      showToast({
        kind: 'info',
        title: messages.nothingRestored,
        text: messages.restoredMeanwhile,
      });
    else
      showToast({
        kind: names.length > 0 ? 'warning' : 'success',
        title: of.restored(back.length),
        ...(names.length > 0 ? { text: wordsOfAlsoDeleted(names) } : {}),
      });
    return true;
  };
  return { restore, running };
}
