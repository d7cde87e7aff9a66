import { MessageSquarePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTenant } from '../session/tenant.tsx';
import { Labelled } from './labelled.tsx';
import { shellMessages as messages } from './messages.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const FeedbackDialog = lazyPart(() => import('../council/feedback/feedback-dialog.tsx'));

/** Opens the council's own widget; if there is none, that is logged and a form mails the council instead. */
export function FeedbackButton() {
  const { feedbackWidgetUrl } = useTenant();
  const [open, setOpen] = useState(false);
  const leaveFeedback = () => {
    if (feedbackWidgetUrl) return void window.open(feedbackWidgetUrl, '_blank', 'noopener');
    console.warn(messages.feedbackWidgetMissing);
    setOpen(true);
  };
  return (
    <>
      <Labelled
        label={messages.leaveFeedback}
        icon={<MessageSquarePlus size={20} />}
        onClick={leaveFeedback}
      />
      {open && (
        <Suspense fallback={null}>
          <FeedbackDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
