import { signUp } from '@contract/council/session/contract/own-account.ts';
import { returnTo } from '@contract/council/session/contract/parts.ts';
import { accountMessages } from '@contract/council/ground/people/messages.ts';
import {
  confirmationRule,
  emailRule,
  passwordRule,
} from '@contract/council/ground/people/rules.ts';
import { chakra } from '@chakra-ui/react';
import * as yup from 'yup';
import { useAction } from '../api/use-action.ts';
import { Form } from '../forms/form.tsx';
import { showToast } from '../ui/toast-store.ts';
import { PasswordField, TextField } from '../forms/fields.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';
import { aboutAndMeta, AboutFields, aboutShape, emptyAbout } from './about-fields.tsx';
import { AccountLayout, Elsewhere, TextLink } from './account-layout.tsx';
import { sessionMessages as messages } from './messages.ts';
import { placeToSend } from './place-to-send.ts';
import { publicPlace } from './place-of-link.ts';
import { useFlag } from './tenant.tsx';
import { usePasswordSignIn } from './use-password-sign-in.ts';

/** Creates a consultation account; the server sends the confirmation, then the person is logged in. */
export default function SignUpPage() {
  const phoneValidated = useFlag('phone validation');
  const signIn = usePasswordSignIn();
  const action = useAction(signUp, { failure: accountMessages.somethingWentWrong });
  const form = useDraftForm({
    formName: 'sign-up',
    schema: yup.object({
      email: emailRule().required(accountMessages.emailRequired),
      password: passwordRule().required(accountMessages.passwordRequired),
      confirmation: confirmationRule().required(accountMessages.passwordsDiffer),
      ...aboutShape(phoneValidated),
    }),
    defaults: { email: '', password: '', confirmation: '', ...emptyAbout },
    secret: ['password', 'confirmation'],
  });
  return (
    <AccountLayout title={messages.signUpTitle}>
      <Form
        form={form}
        size="lg"
        submit={messages.createAccount}
        serverFields={action.fields}
        onSubmit={async ({ email, password, confirmation, ...about }) => {
          const person = { email, password, confirmation, ...aboutAndMeta(about) };
          if (!(await action.run({ ...person, returnTo: placeToSend(publicPlace(), returnTo) })))
            return;
          form.sent();
          const failure = await signIn(email, password);
          if (failure)
            showToast({
              kind: 'danger',
              title: accountMessages.somethingWentWrong,
              text: failure.message,
            });
        }}
      >
        <TextField name="email" type="email" autoComplete="username" label={messages.email} />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={messages.password}
          hint={messages.passwordHint}
        />
        <PasswordField
          name="confirmation"
          autoComplete="new-password"
          label={messages.confirmation}
        />
        <AboutFields />
        <chakra.p>
          {messages.readBefore} {/* The server's pages: what the council published, if it did. */}
          <TextLink to="/p/terms" reloadDocument>
            {messages.terms}
          </TextLink>{' '}
          {messages.and}{' '}
          <TextLink to="/p/privacy" reloadDocument>
            {messages.policy}
          </TextLink>
          .
        </chakra.p>
      </Form>
      <Elsewhere question={messages.haveAccount} to="/consultations/login" label={messages.logIn} />
    </AccountLayout>
  );
}
