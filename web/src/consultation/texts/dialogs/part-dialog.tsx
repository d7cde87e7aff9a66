import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { editorMessages, markMessages as messages } from '../messages.ts';
import { Comment, DialogForm } from './dialog-parts.tsx';
import type { MarkDialogProps } from './redact-dialog.tsx';

/** A part that is answered by itself, with a comment of the officer's. */
export function PartDialog({ before, set, close, busy }: MarkDialogProps & { busy: boolean }) {
  const [comment, setComment] = useState(String(before?.['comment'] ?? ''));
  return (
    <Dialog title={before ? messages.partEdit : messages.partTitle} width={400} onClose={close}>
      <DialogForm
        onSubmit={() => !busy && set({ comment })}
        buttons={
          <>
            <Button type="submit" busy={busy}>
              {before ? editorMessages.save : messages.createPart}
            </Button>
            <Button variant="ghost" onClick={close}>
              {editorMessages.cancel}
            </Button>
          </>
        }
      >
        {!before && <chakra.p color="fg.muted">{messages.partHint}</chakra.p>}
        <Comment value={comment} change={setComment} />
      </DialogForm>
    </Dialog>
  );
}
