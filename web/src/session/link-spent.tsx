import { AccountLayout, Elsewhere } from './account-layout.tsx';
import { sessionMessages as messages } from './messages.ts';

/** The code of an e-mailed link was used before, has expired, or was never ours. */
export function LinkSpent({ next }: { next: string }) {
  return (
    <AccountLayout title={messages.linkSpent}>
      <p>{messages.linkSpentHint}</p>
      <Elsewhere question="" to={next} label={messages.askForAnother} />
    </AccountLayout>
  );
}
