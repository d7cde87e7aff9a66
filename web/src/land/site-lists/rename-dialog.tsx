import { renameSiteList } from '@calls/land/site-lists/contract.ts';
import type { SiteList } from '@contract/land/ground/site-lists/site-list.ts';
import { useAction } from '../../api/use-action.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { listPanelMessages as messages } from './messages.ts';
import { ListNameDialog } from './name-dialog.tsx';

/** Renames a list. */
export function RenameDialog({ list, close }: { list: SiteList; close: () => void }) {
  const name = useKeptText(`name of list ${list.id}`, list.listName);
  const action = useAction(renameSiteList, {
    failure: false,
    onDone: (_answer, { listName }) => {
      showToast({ kind: 'success', title: messages.renamed(listName) });
      name.forget();
      close();
    },
  });
  return (
    <ListNameDialog
      title={messages.renameTitle}
      submit={messages.saveName}
      name={name}
      action={action}
      send={(listName) => void action.run({ id: list.id, listName })}
      close={close}
    />
  );
}
