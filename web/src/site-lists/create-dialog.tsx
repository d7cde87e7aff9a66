import { createSiteList } from '@calls/site-lists/contract.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../api/use-action.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { messages } from './messages.ts';
import { NameField } from './name-field.tsx';

/** A new list, which is then opened. */
export function CreateDialog({ close }: { close: () => void }) {
  const [name, setName] = useState('');
  const navigate = useNavigate();
  const form = useId();
  const action = useAction(createSiteList, {
    failure: false,
    onDone: ({ list }) => {
      showToast({ kind: 'success', title: messages.created(list.listName) });
      close();
      void navigate(`/list/${list.id}`);
    },
  });
  const problem = action.error && (action.fields['listName'] ?? action.error.message);
  return (
    <Dialog
      title={messages.create}
      width={360}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} busy={action.running} disabled={!name.trim()}>
            {messages.createAction}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() && !action.running) {
            void action.run({ listName: name.trim(), isUnique: false });
          }
        }}
      >
        <NameField value={name} onChange={setName} problem={problem ?? undefined} />
      </form>
    </Dialog>
  );
}
