import { chakra } from '@chakra-ui/react';
import { answerMessages } from '@contract/consultation/answers/messages.ts';
import type { ReactNode } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import { Notice } from '../../../session/notice.tsx';
import { signOut } from '../../../session/sign-out.ts';
import { type User, useUser } from '../../../session/user.ts';
import { Button } from '../../../ui/button.tsx';
import { minePageMessages as messages } from './messages.ts';

/**
 * What a resident has of a document. These pages are the app's and not the server's: all of what they show belongs to
 * one person, none of it can be kept by the CDN, and guard, header and menu are there already. Staff read why there is
 * nothing for them.
 */
export function ResidentPage({
  title,
  children,
}: {
  title: string;
  children: (user: User, documentId: number) => ReactNode;
}) {
  const documentId = useDocumentId();
  const user = useUser();
  if (!user) return null;
  const isResident = user.kind === 'consultation' && user.provider === 'firebase-auth';
  return (
    <chakra.div w="full" maxW="46rem" mx="auto" px="4" py={{ base: '4', md: '6' }}>
      <Pages documentId={documentId} />
      <chakra.h1 tabIndex={-1} textStyle="publicTitle" mt="4" mb="4">
        {title}
      </chakra.h1>
      {isResident ? (
        children(user, documentId)
      ) : (
        <Notice>
          {answerMessages.staff}{' '}
          <Button variant="plain" onClick={() => signOut(user)}>
            {messages.logInOther}
          </Button>
        </Notice>
      )}
    </chakra.div>
  );
}

/** The document of the address. */
function useDocumentId(): number {
  return Number(useParams()['documentId']);
}

function Pages({ documentId }: { documentId: number }) {
  const base = `/p/document/${documentId}`;
  return (
    <chakra.nav
      aria-label={messages.pages}
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      borderBottomWidth="1px"
      fontSize="md"
    >
      {/* The server's: loaded, not routed to. */}
      <PageAnchor href={base}>{messages.document}</PageAnchor>
      <PageLink to={`${base}/my-responses`}>{messages.myResponses}</PageLink>
      <PageLink to={`${base}/preferences`}>{messages.preferences}</PageLink>
      <PageLink to={`${base}/my-clients`}>{messages.myClients}</PageLink>
    </chakra.nav>
  );
}

const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    mb: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { textDecoration: 'underline' },
    _currentPage: { borderColor: 'accent.fg', fontWeight: 'semibold' },
  },
} as const;
const PageAnchor = chakra('a', look);
const PageLink = chakra(NavLink, look);
