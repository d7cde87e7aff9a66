import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { feedbackMessages as messages } from './messages.ts';

/** The form for feedback about the page beneath. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <FeedbackForm
        page={location.pathname}
        onSent={onClose}
        beside={
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        }
      />
    </Dialog>
  );
}
