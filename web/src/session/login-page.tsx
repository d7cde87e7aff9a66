import { COME_BACK_TO } from '@contract/council/ground/people/log-in-address.ts';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AccountLayout, Elsewhere } from './account-layout.tsx';
import { sessionMessages as messages } from './messages.ts';
import PasswordForm from './password-form.tsx';
import { Notice } from './notice.tsx';
import { rememberReferrer } from './place-of-link.ts';
import { forgetEndedSession, placeToGo, wasCutOff } from './storage.ts';
import { useUser } from './user.ts';

/** Where residents and agents log in with their consultation account. */
export default function LoginPage() {
  const user = useUser();
  const at = useSearchParams()[0].get(COME_BACK_TO);
  const { state } = useLocation() as { state: unknown };
  forgetEndedSession();
  rememberReferrer(at);
  if (user)
    return (
      <Navigate
        to={user.verified ? placeToGo('/p/document') : '/consultations/confirm-email'}
        replace
      />
    );
  return (
    <AccountLayout title={messages.logInTitle}>
      {wasCutOff() && <Notice>{messages.wasSignedOut}</Notice>}
      <PasswordForm submit={messages.logIn} email={emailOf(state)} />
      <Elsewhere
        question={messages.forgotten}
        to="/consultations/password-reset"
        label={messages.resetTitle}
      />
      <Elsewhere
        question={messages.noAccount}
        to="/consultations/sign-up"
        label={messages.signUp}
      />
      <Elsewhere question={messages.staffDoor} to="/sign-in" label={messages.staffSignIn} />
    </AccountLayout>
  );
}

/** Whom the page that led here expects. */
const emailOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
