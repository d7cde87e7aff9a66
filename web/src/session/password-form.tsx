import { emailRule } from '@contract/council/ground/people/rules.ts';
import { accountMessages } from '@contract/council/ground/people/messages.ts';
import type { ReactNode } from 'react';
import * as yup from 'yup';
import { Form } from '../forms/form.tsx';
import { PasswordField, TextField } from '../forms/fields.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';
import { sessionMessages as messages } from './messages.ts';
import { usePasswordSignIn } from './use-password-sign-in.ts';

const schema = yup.object({
  email: emailRule().required(accountMessages.emailRequired),
  password: yup.string().required(accountMessages.passwordRequired),
});

/** E-mail and password. */
export default function PasswordForm({
  submit,
  beside,
  email: expected = '',
}: {
  submit: string;
  beside?: ReactNode;
  /** Who is expected to sign in. */
  email?: string;
}) {
  const signIn = usePasswordSignIn();
  const form = useDraftForm({
    formName: 'password',
    schema,
    defaults: { email: expected, password: '' },
    secret: ['password'],
  });
  return (
    <Form
      form={form}
      size="lg"
      failure={accountMessages.somethingWentWrong}
      submit={submit}
      beside={beside}
      onSubmit={async ({ email, password }) => {
        const failure = await signIn(email, password);
        if (!failure) return form.sent();
        // As browsers do it: a password that was refused is typed anew.
        if (failure.typed) form.setValue('password', '');
        form.setError(failure.typed ? 'password' : 'root.server', {
          type: 'server',
          message: failure.message,
        });
      }}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        label={messages.email}
      />
      <PasswordField name="password" autoComplete="current-password" label={messages.password} />
    </Form>
  );
}
