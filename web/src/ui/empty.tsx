import { chakra } from '@chakra-ui/react';
import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { uiMessages as messages } from './messages.ts';

interface StateProps {
  icon?: ReactNode;
  title: string;
  /** It is all there is on the page: its title is the page's heading. */
  page?: boolean;
  children?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
}

/** What belongs here and the one next action. */
export function EmptyState({ icon, title, page, children, action }: StateProps) {
  return (
    <Centre>
      <chakra.span color="fg.muted" aria-hidden>
        {icon ?? <Inbox size={20} />}
      </chakra.span>
      <Title page={page}>{title}</Title>
      {children && <chakra.div color="fg.muted">{children}</chakra.div>}
      {action}
    </Centre>
  );
}

/** What happened, and Try again: the generic 'Error occurred' screen, for a page or a panel. */
export function ErrorState({
  title,
  page,
  error,
  busy = false,
  retry,
  action,
}: {
  title?: string | undefined;
  /** It is all there is on the page: its title is the page's heading. */
  page?: boolean;
  /** Its fields say which part of what was asked is at fault: a filter of an old link, mostly. */
  error?: { message: string; fields?: Record<string, string> } | null;
  /** It is being asked for again. */
  busy?: boolean;
  retry?: (() => void) | undefined;
  /** What helps where trying again cannot. */
  action?: ReactNode;
}) {
  return (
    <Centre role="alert">
      <chakra.span color="fg.error" aria-hidden>
        <CircleAlert size={20} />
      </chakra.span>
      <Title page={page}>{title ?? messages.errorOccurred}</Title>
      {error && (
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {[error.message, ...new Set(Object.values(error.fields ?? {}))].join('. ')}
        </chakra.p>
      )}
      {retry && (
        <Button variant="outline" busy={busy} onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
      {action}
    </Centre>
  );
}

function Title({ page = false, children }: { page?: boolean | undefined; children: ReactNode }) {
  return page ? (
    <chakra.h1 tabIndex={-1} textStyle="headingMd">
      {children}
    </chakra.h1>
  ) : (
    <chakra.p textStyle="headingSm">{children}</chakra.p>
  );
}

const Centre = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '40',
    maxW: '96',
    mx: 'auto',
    p: '6',
    textAlign: 'center',
  },
});
