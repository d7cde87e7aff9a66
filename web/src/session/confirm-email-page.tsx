import { sendVerificationEmail } from '@calls/council/session/contract/own-account.ts';
import { returnTo } from '@contract/council/session/contract/parts.ts';
import { chakra } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { useAction } from '../api/use-action.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AccountLayout, Elsewhere } from './account-layout.tsx';
import { sessionMessages as messages } from './messages.ts';
import { placeToSend } from './place-to-send.ts';
import { keepPlaceForLink, publicPlace } from './place-of-link.ts';
import { placeToGo } from './storage.ts';
import { renewSession, useSession } from './user.ts';

/** Waits for the link in the confirmation e-mail to be opened, here or on another device. */
export default function ConfirmEmailPage() {
  const session = useSession();
  const again = useAction(sendVerificationEmail, {
    onDone: () => showToast({ kind: 'success', title: messages.sentAgain }),
  });
  if (session.status === 'loading') return null;
  if (session.status !== 'signed-in') {
    return (
      <AccountLayout title={messages.confirmTitle}>
        <p>{messages.confirmSignedOut}</p>
        <Elsewhere question="" to="/consultations/login" label={messages.logIn} />
      </AccountLayout>
    );
  }
  if (session.user.verified) return <Navigate to={placeToGo('/p/document')} replace />;
  keepPlaceForLink();
  const check = async () => {
    await renewSession();
    showToast({ kind: 'info', title: messages.stillUnconfirmed });
  };
  return (
    <AccountLayout title={messages.confirmTitle}>
      <p>{messages.confirmSent(session.user.email)}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
        <Button size="lg" onClick={() => void check()}>
          {messages.haveConfirmed}
        </Button>
        <Button
          size="lg"
          variant="outline"
          busy={again.running}
          onClick={() => void again.run({ returnTo: placeToSend(publicPlace(), returnTo) })}
        >
          {messages.sendAgain}
        </Button>
      </chakra.div>
    </AccountLayout>
  );
}
