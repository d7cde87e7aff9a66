import { feedbackMessage, sendFeedback } from '@contract/council/tenants/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { emailRule } from '@contract/council/ground/people/rules.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../api/use-action.ts';
import { Form } from '../forms/form.tsx';
import { TextAreaField, TextField } from '../forms/fields.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';
import { useUser } from '../session/user.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { shellMessages as messages } from './messages.ts';

const schema = yup.object({
  message: feedbackMessage,
  email: emailRule().default(''),
});

/** Sends a mail to the council's reply address, naming the page it was written on. */
export default function FeedbackForm({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const form = useDraftForm({
    formName: 'feedback',
    schema,
    defaults: { message: '', email: user?.email ?? '' },
  });
  const action = useAction(sendFeedback, {
    onDone: () => {
      form.sent();
      showToast({ kind: 'success', title: messages.feedbackSent });
      onClose();
    },
  });
  return (
    <Dialog title={messages.leaveFeedback} onClose={onClose}>
      <chakra.p mb="4" color="fg.muted">
        {messages.feedbackIntro}
      </chakra.p>
      <Form
        form={form}
        serverFields={action.fields}
        submit={messages.feedbackSend}
        onSubmit={({ message, email }) =>
          action.run({ message, email: email || null, page: location.pathname })
        }
        beside={
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        }
      >
        <TextAreaField name="message" label={messages.feedbackMessage} />
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={messages.feedbackEmail}
          optional
        />
      </Form>
    </Dialog>
  );
}
