import { checkCode, confirmCode } from '@contract/council/session/contract/own-account.ts';
import { accountMessages } from '@contract/council/ground/people/messages.ts';
import { confirmationRule, passwordRule } from '@contract/council/ground/people/rules.ts';
import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import * as yup from 'yup';
import { useAction } from '../api/use-action.ts';
import { useEndpoint } from '../api/use-endpoint.ts';
import { Form } from '../forms/form.tsx';
import { PasswordField } from '../forms/fields.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AccountLayout } from './account-layout.tsx';
import { LinkSpent } from './link-spent.tsx';
import { sessionMessages as messages } from './messages.ts';
import { markSignedOut } from './user.ts';

const schema = yup.object({
  password: passwordRule().required(accountMessages.passwordRequired),
  confirmation: confirmationRule().required(accountMessages.passwordsDiffer),
});

/** The account behind the link's code is checked first; the code is used up only with the new password. */
export function SetNewPassword({ oobCode }: { oobCode: string }) {
  const navigate = useNavigate();
  const code = useEndpoint(checkCode, { mode: 'resetPassword', oobCode }, { staleTime: Infinity });
  const action = useAction(confirmCode);
  const form = useDraftForm({
    formName: 'new-password',
    schema,
    defaults: { password: '', confirmation: '' },
    secret: ['password', 'confirmation'],
  });
  if (code.error) return <LinkSpent next="/consultations/password-reset" />;
  return (
    <AccountLayout title={messages.resetTitle}>
      {!code.data ? (
        <SkeletonLines lines={3} height="11" />
      ) : (
        <>
          <chakra.p mb="6">{messages.newPasswordFor(code.data.email)}</chakra.p>
          <Form
            form={form}
            size="lg"
            submit={messages.savePassword}
            serverFields={action.fields}
            onSubmit={async (values) => {
              const answer = await action.run({ mode: 'resetPassword', oobCode, ...values });
              if (!answer) return;
              // A new password ends every session of the account, this browser's too.
              markSignedOut(false);
              showToast({ kind: 'success', title: messages.passwordSaved });
              void navigate(answer.redirectPath, { replace: true });
            }}
          >
            <PasswordField
              name="password"
              autoComplete="new-password"
              label={messages.newPassword}
              hint={messages.passwordHint}
            />
            <PasswordField
              name="confirmation"
              autoComplete="new-password"
              label={messages.confirmation}
            />
          </Form>
        </>
      )}
    </AccountLayout>
  );
}
