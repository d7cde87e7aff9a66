import { createSiteList } from '@calls/site-lists/contract.ts';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../api/use-action.ts';
import { showToast } from '../ui/toast-store.ts';
import { messages } from './messages.ts';
import { NameDialog } from './name-dialog.tsx';

/** A new list, which is then opened. */
export function CreateDialog({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const action = useAction(createSiteList, {
    failure: false,
    onDone: ({ list }) => {
      showToast({ kind: 'success', title: messages.created(list.listName) });
      close();
      void navigate(`/list/${list.id}`);
    },
  });
  return (
    <NameDialog
      title={messages.create}
      submit={messages.createAction}
      action={action}
      send={(listName) => void action.run({ listName, isUnique: false })}
      close={close}
    />
  );
}
