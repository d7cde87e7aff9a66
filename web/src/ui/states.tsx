import { chakra } from '@chakra-ui/react';
import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { messages } from './messages.ts';

interface StateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
}

/** What belongs here and the one next action. */
export function EmptyState({ icon, title, children, action }: StateProps) {
  return (
    <Centre>
      <chakra.span color="fg.muted" aria-hidden>
        {icon ?? <Inbox size={20} />}
      </chakra.span>
      <chakra.p textStyle="headingSm">{title}</chakra.p>
      {children && <chakra.div color="fg.muted">{children}</chakra.div>}
      {action}
    </Centre>
  );
}

/** What happened, and Try again: the generic 'Error occurred' screen, for a page or a panel. */
export function ErrorState({
  title,
  error,
  retry,
}: {
  title?: string;
  error?: { message: string } | null;
  retry?: (() => void) | undefined;
}) {
  return (
    <Centre role="alert">
      <chakra.span color="fg.error" aria-hidden>
        <CircleAlert size={20} />
      </chakra.span>
      <chakra.p textStyle="headingSm">{title ?? messages.errorOccurred}</chakra.p>
      {error && (
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {error.message}
        </chakra.p>
      )}
      {retry && (
        <Button variant="outline" onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
    </Centre>
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
