import { feedbackMessage, sendFeedback } from '@contract/council/tenants/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { emailRule } from '@contract/council/ground/people/rules.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Form } from '../../forms/form.tsx';
import { TextAreaField, TextField } from '../../forms/fields.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useUser } from '../../session/user.ts';
import { showToast } from '../../ui/toast-store.ts';
import { feedbackMessages as messages } from './messages.ts';

const schema = yup.object({
  message: feedbackMessage,
  email: emailRule().default(''),
});

interface FeedbackFormProps {
  /** The path of the page that it is about; null where that is not known. */
  page: string | null;
  onSent: () => void;
  /** Beside the button that sends it. */
  beside?: ReactNode;
}

/** Sends a mail to the council's reply address, naming the page that it is about. */
export function FeedbackForm({ page, onSent, beside }: FeedbackFormProps) {
  const user = useUser();
  const form = useDraftForm({
    formName: 'feedback',
    schema,
    defaults: { message: '', email: user?.email ?? '' },
  });
  const action = useAction(sendFeedback, {
    onDone: () => {
      form.sent();
      showToast({ kind: 'success', title: messages.sent });
      onSent();
    },
  });
  return (
    <>
      <chakra.p mb="4" color="fg.muted">
        {messages.intro}
      </chakra.p>
      <Form
        form={form}
        serverFields={action.fields}
        submit={messages.send}
        onSubmit={({ message, email }) => action.run({ message, email: email || null, page })}
        beside={beside}
      >
        <TextAreaField name="message" label={messages.message} />
        <TextField name="email" type="email" autoComplete="email" label={messages.email} optional />
      </Form>
    </>
  );
}
