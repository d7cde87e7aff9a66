import { confirmCode } from '@calls/council/session/contract/own-account.ts';
import { useEffect, useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useAction } from '../api/use-action.ts';
import { showToast } from '../ui/toast-store.ts';
import { AccountLayout } from './account-layout.tsx';
import { LinkSpent } from './link-spent.tsx';
import { sessionMessages as messages } from './messages.ts';
import { takePlaceForLink } from './place-of-link.ts';
import { renewSession } from './user.ts';

/** Where the links in e-mails lead: confirms an address, or continues to setting a new password. */
export default function AuthActionPage() {
  const [params] = useSearchParams();
  const oobCode = params.get('oobCode') ?? '';
  const mode = params.get('mode');
  if (mode === 'resetPassword') {
    return (
      <Navigate
        to={`/consultations/password-reset?oobCode=${encodeURIComponent(oobCode)}`}
        replace
      />
    );
  }
  return <ConfirmAddress oobCode={oobCode} returnTo={params.get('returnTo')} />;
}

function ConfirmAddress({ oobCode, returnTo }: { oobCode: string; returnTo: string | null }) {
  const navigate = useNavigate();
  const begun = useRef(false);
  const { run, error } = useAction(confirmCode, { failure: false });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run({ mode: 'verifyEmail', oobCode }).then(async (answer) => {
      if (!answer) return;
      takePlaceForLink(returnTo);
      await renewSession();
      showToast({ kind: 'success', title: messages.confirmed });
      void navigate(answer.redirectPath, { replace: true });
    });
  }, [run, oobCode, returnTo, navigate]);
  if (error) return <LinkSpent next="/consultations/confirm-email" />;
  return (
    <AccountLayout title={messages.confirmTitle}>
      <p role="status">{messages.loading}</p>
    </AccountLayout>
  );
}
