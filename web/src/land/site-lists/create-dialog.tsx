import { createSiteList } from '@calls/land/site-lists/contract.ts';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../api/use-action.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { listPanelMessages as messages } from './messages.ts';
import { ListNameDialog } from './name-dialog.tsx';

/** Creates a list and opens it. */
export function CreateDialog({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const name = useKeptText('new list');
  const action = useAction(createSiteList, {
    failure: false,
    onDone: ({ list }) => {
      showToast({ kind: 'success', title: messages.created(list.listName) });
      name.forget();
      close();
      void navigate(`/list/${list.id}`);
    },
  });
  return (
    <ListNameDialog
      title={messages.create}
      submit={messages.createAction}
      name={name}
      action={action}
      send={(listName) => void action.run({ listName, isUnique: false })}
      close={close}
    />
  );
}
