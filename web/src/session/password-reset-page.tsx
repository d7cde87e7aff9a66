import { useSearchParams } from 'react-router-dom';
import { AskForReset } from './ask-for-reset.tsx';
import { SetNewPassword } from './set-new-password.tsx';

/** Requests the e-mailed link; with that link's code, sets the new password. */
export default function PasswordResetPage() {
  const oobCode = useSearchParams()[0].get('oobCode');
  return oobCode ? <SetNewPassword oobCode={oobCode} /> : <AskForReset />;
}
