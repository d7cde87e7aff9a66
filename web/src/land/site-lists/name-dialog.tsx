import { type ReactNode, useId } from 'react';
import type { ActionState } from '../../api/use-action.ts';
import { isConflict } from '../../forms/refusal.tsx';
import type { KeptText } from '../../forms/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { listPanelMessages as messages } from './messages.ts';
import { NameField } from './name-field.tsx';

interface NameDialogProps {
  title: string;
  /** The label of the button: 'Save name'. */
  submit: string;
  name: Pick<KeptText, 'text' | 'type' | 'forget'>;
  /** What others made of the name since, in words. */
  others?: string | undefined;
  action: Pick<ActionState<never, never>, 'running' | 'error' | 'fields'>;
  /** Receives the trimmed name. */
  send: (listName: string) => void;
  close: () => void;
  /** Further questions, under the name. */
  children?: ReactNode;
}

/** Asks for a list's name, with the server's message below it. */
export function ListNameDialog({
  title,
  submit,
  name,
  others,
  action,
  send,
  close,
  children,
}: NameDialogProps) {
  const form = useId();
  const listName = name.text.trim();
  const cancel = () => {
    name.forget();
    close();
  };
  const failure =
    action.error && !isConflict(action.error)
      ? (action.fields['listName'] ?? action.error.message)
      : undefined;
  const problem = failure ?? others;
  return (
    <Dialog
      title={title}
      width={360}
      onClose={cancel}
      footer={
        <>
          <Button variant="ghost" onClick={cancel}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} busy={action.running} disabled={!listName}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (listName && !action.running) send(listName);
        }}
      >
        <NameField
          value={name.text}
          onChange={name.type}
          problem={problem}
          isReadOnly={action.running}
        />
        {children}
      </form>
    </Dialog>
  );
}
