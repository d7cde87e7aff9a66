import { renameSiteList } from '@calls/land/site-lists/contract.ts';
import type { SiteList } from '@contract/land/ground/site-lists/site-list.ts';
import { useAction } from '../../api/use-action.ts';
import { isConflict } from '../../forms/refusal.tsx';
import { useTypedOver } from '../../forms/use-typed-over.ts';
import { showToast } from '../../ui/toast-store.ts';
import { listPanelMessages as messages } from './messages.ts';
import { ListNameDialog } from './name-dialog.tsx';

/** Renames a list. */
export function RenameDialog({ list, close }: { list: SiteList; close: () => void }) {
  const name = useTypedOver(`name of list ${list.id}`, list.listName);
  const action = useAction(renameSiteList, {
    failure: false,
    onFailed: (error) => {
      if (isConflict(error)) name.refused(error.fields['listName'] ?? list.listName);
    },
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
      others={name.others}
      action={action}
      send={(listName) => void action.run({ id: list.id, listName, from: name.from })}
      close={close}
    />
  );
}
