import { CountedTextControl } from '../../../ui/counted.tsx';
import { MAX_DECISION_REASON } from '@contract/consultation/answers/contract/moderation.ts';
import { givenAnswerMessages } from '@contract/consultation/answers/council-messages.ts';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { moderationMessages as messages } from './messages.ts';

interface RejectDialogProps {
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks why an answer is rejected. */
export function RejectDialog({ onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  function send(event: FormEvent): void {
    event.preventDefault();
    // What is too long says so itself.
    if (field.current && !field.current.reportValidity()) return;
    if (reason.trim() !== '') {
      onReject(reason.trim());
      return;
    }
    setFault(givenAnswerMessages.sayWhy);
    field.current?.focus();
  }
  return (
    <Dialog
      title={messages.rejectTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id}>
            {messages.reject}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={send} display="grid" gap="2">
        <chakra.p>{messages.rejectHint}</chakra.p>
        <chakra.label htmlFor={`${id}-reason`} fontWeight="medium">
          {messages.reason}
        </chakra.label>
        <chakra.p id={`${id}-hint`} color="fg.muted">
          {messages.reasonHint}
        </chakra.p>
        <CountedTextControl
          ref={field}
          id={`${id}-reason`}
          rows={3}
          py="2"
          most={MAX_DECISION_REASON}
          value={reason}
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-hint ${id}-fault`}
          onChange={(event) => {
            setReason(event.target.value);
            setFault('');
          }}
        />
        <chakra.p id={`${id}-fault`} color="fg.error" role="alert">
          {fault}
        </chakra.p>
      </chakra.form>
    </Dialog>
  );
}
