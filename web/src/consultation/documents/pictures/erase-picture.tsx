import { erasePicture } from '@calls/consultation/documents/contract/pictures.ts';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDocumentEditing } from '../editor/draft/builder-context.tsx';
import { draftPictureMessages as messages } from './messages.ts';

interface ErasePictureProps {
  fileId: number;
  /** What the button is called where several pictures stand beside one another. */
  label?: string;
  /** The picture is gone. */
  done: () => void;
}

/** Takes a picture out of all editions for good, once whoever asks for it has read what that means. */
export function ErasePicture({ fileId, label, done }: ErasePictureProps) {
  const { documentId } = useDocumentEditing();
  const [asking, setAsking] = useState(false);
  const { run, running } = useAction(erasePicture, { failure: messages.eraseFailed });
  const erase = async () => {
    const answer = await run({ id: documentId, fileId });
    setAsking(false);
    if (!answer) return;
    showToast({ kind: 'success', title: messages.erased(answer.editions) });
    done();
  };
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={label} onClick={() => setAsking(true)}>
        {messages.erase}
      </Button>
      {asking && (
        <Question
          title={messages.eraseTitle}
          cancel={messages.cancel}
          confirm={messages.eraseConfirm}
          danger
          busy={running}
          onConfirm={() => void erase()}
          onClose={() => setAsking(false)}
        >
          {messages.eraseQuestion}
        </Question>
      )}
    </>
  );
}
