import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { boundaryPanelMessages as messages } from './messages.ts';

/** Asks before a changed boundary is left without saving. */
export const LeaveQuestion = ({ stay, leave }: { stay: () => void; leave: () => void }) => (
  <Dialog
    title={messages.cancelTitle}
    width={360}
    onClose={stay}
    footer={
      <>
        <Button variant="outline" onClick={stay}>
          {messages.stay}
        </Button>
        <Button onClick={leave}>{messages.leave}</Button>
      </>
    }
  >
    {messages.cancelText}
  </Dialog>
);
