import { sendResetEmail } from '@contract/council/session/contract/own-account.ts';
import { accountMessages } from '@contract/council/ground/people/messages.ts';
import { emailRule } from '@contract/council/ground/people/rules.ts';
import { chakra } from '@chakra-ui/react';
import * as yup from 'yup';
import { useState } from 'react';
import { useAction } from '../api/use-action.ts';
import { Form } from '../forms/form.tsx';
import { TextField } from '../forms/fields.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';
import { AccountLayout, Elsewhere } from './account-layout.tsx';
import { sessionMessages as messages } from './messages.ts';
import { Notice } from './notice.tsx';

const schema = yup.object({ email: emailRule().required(accountMessages.emailRequired) });

/** The answer is the same for every address, so that nobody learns who has an account. */
export function AskForReset() {
  const [answer, setAnswer] = useState<string>();
  const form = useDraftForm({ formName: 'reset', schema, defaults: { email: '' } });
  const action = useAction(sendResetEmail, { onDone: ({ message }) => setAnswer(message) });
  return (
    <AccountLayout title={messages.resetTitle}>
      {answer ? (
        <Notice>{answer}</Notice>
      ) : (
        <>
          <chakra.p mb="6">{messages.resetIntro}</chakra.p>
          <Form
            form={form}
            size="lg"
            submit={messages.sendLink}
            serverFields={action.fields}
            onSubmit={async (values) => {
              await action.run(values);
              form.sent();
            }}
          >
            <TextField name="email" type="email" autoComplete="username" label={messages.email} />
          </Form>
        </>
      )}
      <Elsewhere question={messages.haveAccount} to="/consultations/login" label={messages.logIn} />
    </AccountLayout>
  );
}
