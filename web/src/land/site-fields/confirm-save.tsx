import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { Dialog, firstInDialog } from '../../ui/dialog.tsx';
import { siteFieldMessages as messages } from './messages.ts';

interface ConfirmSaveProps {
  label: string;
  /** Both in words. */
  before: string;
  now: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a change that the council wants confirmed: SAVE has to be typed. */
export function ConfirmSave({ label, before, now, onConfirm, onClose }: ConfirmSaveProps) {
  const [typed, setTyped] = useState('');
  const form = useId();
  const agreed = typed === messages.wordToType;
  return (
    <Dialog
      title={messages.confirmTitle(label)}
      width={360}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!agreed}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (agreed) onConfirm();
        }}
      >
        <chakra.p mb="3" overflowWrap="anywhere">
          {messages.confirmChange(before, now)}
        </chakra.p>
        <chakra.label display="grid" gap="1">
          {messages.typeSave}
          <Control
            ref={firstInDialog}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </chakra.label>
      </form>
    </Dialog>
  );
}
