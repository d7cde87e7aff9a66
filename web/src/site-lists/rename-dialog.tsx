import { renameSiteList } from '@calls/site-lists/contract.ts';
import type { SiteList } from '@contract/site-lists/contract.ts';
import { useAction } from '../api/use-action.ts';
import { showToast } from '../ui/toast-store.ts';
import { messages } from './messages.ts';
import { NameDialog } from './name-dialog.tsx';

/** Another name for a list. */
export function RenameDialog({ list, close }: { list: SiteList; close: () => void }) {
  const action = useAction(renameSiteList, {
    failure: false,
    onDone: (_answer, { listName }) => {
      showToast({ kind: 'success', title: messages.renamed(listName) });
      close();
    },
  });
  return (
    <NameDialog
      title={messages.renameTitle}
      submit={messages.saveName}
      before={list.listName}
      action={action}
      send={(listName) => void action.run({ id: list.id, listName })}
      close={close}
    />
  );
}
