import { createSiteList } from '@calls/land/site-lists/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
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
  const [isUnique, setUnique] = useState(false);
  const hint = useId();
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
      send={(listName) => void action.run({ listName, isUnique })}
      close={close}
    >
      <Choice>
        <input
          type="checkbox"
          checked={isUnique}
          aria-describedby={hint}
          onChange={(event) => setUnique(event.target.checked)}
        />
        {messages.unique}
      </Choice>
      <chakra.p id={hint} ps="6" textStyle="small" color="fg.muted">
        {messages.uniqueHint}
      </chakra.p>
    </ListNameDialog>
  );
}

const Choice = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', mt: '4', minH: '6', cursor: 'pointer' },
});
