import { REDACTION_TYPES } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FieldMessage } from '../../../forms/field.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceBox } from '../../../ui/combobox/choice-box.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { MarkAttrs } from '../marks/change-marks.ts';
import { editorMessages, markMessages as messages } from '../messages.ts';
import { Comment, DialogForm, DialogLabel } from './dialog-parts.tsx';

const TYPES = REDACTION_TYPES.map((type) => ({
  value: type,
  label: type[0]?.toUpperCase() + type.slice(1),
}));

export interface MarkDialogProps {
  /** Of the mark that is changed; undefined for a new one. */
  before: MarkAttrs | undefined;
  set: (attrs: MarkAttrs) => void;
  close: () => void;
}

/** Why words are redacted: one of a list, searched by name. */
export function RedactDialog({ before, set, close }: MarkDialogProps) {
  const id = useId();
  const [type, setType] = useState(String(before?.['redactionType'] ?? ''));
  const [comment, setComment] = useState(String(before?.['comment'] ?? ''));
  const [missing, setMissing] = useState(false);
  const apply = () => (type ? set({ redactionType: type, comment }) : setMissing(true));
  return (
    <Dialog title={before ? messages.redactEdit : messages.redactTitle} width={400} onClose={close}>
      <DialogForm
        onSubmit={apply}
        buttons={
          <>
            <Button type="submit">{before ? editorMessages.save : messages.redactTitle}</Button>
            <Button variant="ghost" onClick={close}>
              {editorMessages.cancel}
            </Button>
          </>
        }
      >
        <div>
          <DialogLabel htmlFor={id}>{messages.reason}</DialogLabel>
          <chakra.p id={`${id}-hint`} color="fg.muted">
            {messages.reasonHint}
          </chakra.p>
          <ChoiceBox
            id={id}
            choices={TYPES}
            value={type}
            placeholder={editorMessages.search}
            noMatch={editorMessages.nothingFound}
            invalid={missing && !type}
            describedBy={`${id}-hint ${id}-error`}
            change={setType}
          />
          <FieldMessage
            id={`${id}-error`}
            message={missing && !type ? messages.reasonRequired : undefined}
          />
        </div>
        <Comment value={comment} change={setComment} />
      </DialogForm>
    </Dialog>
  );
}
