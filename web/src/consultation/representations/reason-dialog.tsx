import { MAX_STATUS_REASON } from '@contract/consultation/ground/representations/representation-rules.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CountedTextControl } from '../../ui/counted.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { representationPanelMessages as messages } from './messages.ts';

interface ReasonDialogProps {
  status: string;
  busy: boolean;
  give: (reason: string) => void;
  close: () => void;
}

/** Asks why a status is given by hand that only a response gives otherwise. */
export function ReasonDialog({ status, busy, give, close }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '' && reason.trim().length <= MAX_STATUS_REASON;
  return (
    <Dialog
      title={messages.reasonTitle(status)}
      width={420}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy} disabled={!isReady}>
            {messages.giveStatus}
          </Button>
        </>
      }
    >
      <chakra.form
        id={id}
        display="grid"
        gap="2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) give(reason.trim());
        }}
      >
        <p>{messages.reasonLead}</p>
        <chakra.label fontWeight="medium" htmlFor={`${id}-reason`}>
          {messages.reason}
        </chakra.label>
        <CountedTextControl
          id={`${id}-reason`}
          most={MAX_STATUS_REASON}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </chakra.form>
    </Dialog>
  );
}
