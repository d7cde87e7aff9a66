import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { type BulkChangeLine, BulkChangeLines } from '../bulk-change/change-lines.tsx';
import { bulkChangeMessages as messages } from '../bulk-change/messages.ts';

/** In px; fits names beside the reasons. */
const WIDTH = 640;

/** The pasted cells that were not taken, with the reasons. */
export function NotPasted({
  lines,
  close,
}: {
  lines: readonly BulkChangeLine[];
  close: () => void;
}) {
  return (
    <Dialog
      title={messages.notPasted(lines.length)}
      width={WIDTH}
      onClose={close}
      footer={<Button onClick={close}>{messages.close}</Button>}
    >
      <BulkChangeLines label={messages.leftTitle} lines={lines} />
    </Dialog>
  );
}
