import { renameSiteList } from '@calls/site-lists/contract.ts';
import type { SiteList } from '@contract/site-lists/contract.ts';
import { useId, useState } from 'react';
import { useAction } from '../api/use-action.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { messages } from './messages.ts';
import { NameField } from './name-field.tsx';

export function RenameDialog({ list, close }: { list: SiteList; close: () => void }) {
  const [name, setName] = useState(list.listName);
  const form = useId();
  const action = useAction(renameSiteList, {
    failure: false,
    onDone: () => {
      showToast({ kind: 'success', title: messages.renamed(name.trim()) });
      close();
    },
  });
  const problem = action.error && (action.fields['listName'] ?? action.error.message);
  return (
    <Dialog
      title={messages.renameTitle}
      width={360}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} busy={action.running} disabled={!name.trim()}>
            {messages.saveName}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() && !action.running) {
            void action.run({ id: list.id, listName: name.trim() });
          }
        }}
      >
        <NameField value={name} onChange={setName} problem={problem ?? undefined} />
      </form>
    </Dialog>
  );
}
