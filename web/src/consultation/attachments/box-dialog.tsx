import {
  type Attachment,
  getAttachmentBoxes,
  getAttachmentOriginal,
} from '@calls/consultation/attachments/contract.ts';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded, together } from '../../ui/loaded.tsx';
import { Question } from '../../ui/question.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BoxEditor } from './box-editor.tsx';
import { attachmentPanelMessages as messages } from './messages.ts';

export interface BoxDialogProps {
  representationId: number;
  attachment: Attachment;
  close: () => void;
}

/** Where boxes are drawn on an attachment. Leaving with something unsaved asks. */
export default function BoxDialog({ representationId: id, attachment, close }: BoxDialogProps) {
  const { id: fileId, number } = attachment;
  // As they are now: an address expires, and others draw, too.
  const boxes = useEndpoint(getAttachmentBoxes, { id, fileId }, { staleTime: 0 });
  const address = useEndpoint(
    getAttachmentOriginal,
    { id, fileId, as: 'inline' },
    { staleTime: 0 },
  );
  const [isChanged, setChanged] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => (isChanged ? setAsking(true) : close());
  return (
    <Dialog title={messages.redactOf(number)} width={1000} onClose={leave}>
      <Loaded
        query={together({ boxes, address })}
        skeleton={<Spinner />}
        failed={messages.boxesFailed}
      >
        {(found) => (
          <BoxEditor
            representationId={id}
            attachment={attachment}
            address={found.address.url}
            given={found.boxes}
            changed={setChanged}
            leave={leave}
            close={close}
          />
        )}
      </Loaded>
      {asking && (
        <Question
          title={messages.leaveTitle}
          cancel={messages.stay}
          confirm={messages.leave}
          danger
          busy={false}
          onConfirm={close}
          onClose={() => setAsking(false)}
        >
          {messages.leaveText}
        </Question>
      )}
    </Dialog>
  );
}
