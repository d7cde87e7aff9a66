import { chakra } from '@chakra-ui/react';
import { Link2Off } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { signInPathFor } from '../../../session/account-paths.ts';
import { signOut } from '../../../session/sign-out.ts';
import { rememberPlace } from '../../../session/storage.ts';
import { useSession } from '../../../session/user.ts';
import { Button } from '../../../ui/button.tsx';
import { ReadingColumn } from '../../../ui/reading-column.tsx';
import { Empty, Failed } from '../../../ui/empty.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { chooseClient } from '../chosen-client.ts';
import { wantEdit } from '../edit-wanted.ts';
import { continueMessages as messages } from './continue-messages.ts';
import { readContinueLink } from './continue-link.ts';

/**
 * Where the link of a mail leads: back to the question, after logging in where nobody is. The link logs nobody in; the
 * address in it fills in the form.
 */
export default function ContinuePage() {
  const { documentId = '' } = useParams();
  const { pathname, hash } = useLocation();
  const session = useSession();
  const navigate = useNavigate();
  const link = readContinueLink(documentId, hash);
  const isSignedOut = session.status === 'signed-out';
  const isTheirs =
    session.status === 'signed-in' &&
    link !== undefined &&
    session.user.email.toLowerCase() === link.email.toLowerCase();
  const { place, email, clientId, questionId, siteId } = link ?? {};
  useEffect(() => {
    if (place === undefined) return;
    if (isSignedOut) {
      // Comes back here, where the client is chosen.
      rememberPlace(pathname + hash);
      void navigate(signInPathFor(pathname), { replace: true, state: { email } });
    } else if (isTheirs) {
      chooseClient(clientId ?? null);
      if (questionId !== undefined) wantEdit({ questionId, siteId: siteId ?? null });
      location.replace(place);
    }
  }, [place, questionId, siteId, email, clientId, isSignedOut, isTheirs, pathname, hash, navigate]);

  if (session.status === 'failed')
    return <Failed page error={session.error} retry={session.retry} />;
  if (!link)
    return (
      <Empty
        kind="none"
        page
        icon={<Link2Off size={20} />}
        title={messages.broken}
        action={<a href="/p/document">{messages.toDocuments}</a>}
      />
    );
  if (session.status !== 'signed-in' || isTheirs) return <Waiting />;
  const { user } = session;
  return (
    <ReadingColumn title={messages.otherAccount} width="form">
      <chakra.div display="grid" gap="4" justifyItems="start">
        <p>{messages.otherAccountText(user.email, link.email)}</p>
        <Button size="lg" onClick={() => signOut(user)}>
          {messages.logOut}
        </Button>
        <chakra.a href={link.place} color="accent.fg" textDecoration="underline">
          {messages.goOnAs(user.email)}
        </chakra.a>
      </chakra.div>
    </ReadingColumn>
  );
}
