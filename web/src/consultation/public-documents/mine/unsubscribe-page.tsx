import { getUnsubscription, unsubscribe } from '@calls/council/users/contract/unsubscribe.ts';
import { chakra } from '@chakra-ui/react';
import { MailX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { signOut } from '../../../session/sign-out.ts';
import { useUser } from '../../../session/user.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ReadingColumn } from '../../../ui/reading-column.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { meansMessages as messages } from './account-messages.ts';
import { minePageMessages } from './messages.ts';

/** Where the link of a mail leads. Opening it ends nothing, for programs open links as well; its button does. */
export default function UnsubscribePage() {
  const { token = '' } = useParams();
  const user = useUser();
  const asked = useEndpoint(getUnsubscription, { token });
  if (asked.error?.code === 'payload-invalid')
    return (
      <Empty kind="none" page icon={<MailX size={20} />} title={messages.notWhole}>
        {messages.notWholeHint}
      </Empty>
    );
  const isNotTheirs =
    asked.error !== null && ['not-found', 'not-authorized'].includes(asked.error.code);
  if (isNotTheirs && user)
    return (
      <Empty
        kind="none"
        page
        icon={<MailX size={20} />}
        title={messages.notYours}
        action={
          <Button variant="outline" size="lg" onClick={() => signOut(user)}>
            {minePageMessages.logInOther}
          </Button>
        }
      >
        {messages.notYoursHint(user.email)}
      </Empty>
    );
  return (
    <ReadingColumn title={messages.unsubscribe} width="form">
      <Loaded query={asked} failed={messages.loadFailed} skeleton={<SkeletonLines lines={3} />}>
        {({ email, receiveEmails }) => (
          <Ending token={token} email={email} receiveEmails={receiveEmails} />
        )}
      </Loaded>
    </ReadingColumn>
  );
}

interface EndingProps {
  token: string;
  email: string;
  receiveEmails: boolean;
}

function Ending({ token, email, receiveEmails }: EndingProps) {
  const { run, running } = useAction(unsubscribe, { failure: messages.unsubscribeFailed });
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <chakra.p role="status">
        {receiveEmails ? messages.unsubscribeText(email) : messages.ended(email)}
      </chakra.p>
      {receiveEmails && (
        <>
          <p>{messages.keeps}</p>
          <Button size="lg" busy={running} onClick={() => void run({ token })}>
            {messages.endEmails}
          </Button>
        </>
      )}
      <chakra.a href="/p/document" color="accent.fg" textDecoration="underline">
        {messages.toDocuments}
      </chakra.a>
    </chakra.div>
  );
}
