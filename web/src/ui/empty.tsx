import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Inbox, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { uiMessages as messages } from './messages.ts';
import { SaidAnew } from './said-anew.tsx';

/** Why nothing is here: nothing is yet, nothing was found, all is done, it may not be seen, or it failed. */
const LOOKS = {
  nothing: [Inbox, 'fg.muted'],
  none: [Info, 'fg.muted'],
  done: [CircleCheck, 'fg.success'],
  refused: [Info, 'fg.warning'],
  failed: [CircleAlert, 'fg.error'],
} as const;

interface EmptyProps {
  kind: keyof typeof LOOKS;
  icon?: ReactNode;
  title: ReactNode;
  /** It is all there is on the page: its title is the page's heading. */
  page?: boolean;
  /** What belongs here, what to do, or whom to ask. */
  children?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
}

/** What stands in the place of content that is not there: why, in a sentence, and the one next action. */
export function Empty({ kind, icon, title, page = false, children, action }: EmptyProps) {
  const [Icon, colour] = LOOKS[kind];
  const isFault = kind === 'failed' || kind === 'refused';
  return (
    <Whole
      data-empty={kind}
      role={isFault ? 'alert' : undefined}
      // A page's heading begins where those of all pages do, under its icon.
      gridTemplateColumns={page ? '1fr' : 'auto 1fr'}
    >
      <chakra.span color={colour} aria-hidden>
        {icon ?? <Icon size={20} />}
      </chakra.span>
      {page ? (
        <chakra.h1 tabIndex={-1} textStyle="headingMd">
          {title}
        </chakra.h1>
      ) : (
        <chakra.p fontWeight="semibold">{title}</chakra.p>
      )}
      {children && <Beside color="fg.muted">{children}</Beside>}
      {action && <Beside>{action}</Beside>}
    </Whole>
  );
}

interface FailedProps {
  title?: string | undefined;
  /** It is all there is on the page: its title is the page's heading. */
  page?: boolean;
  /** Its fields say which part of what was asked is at fault: a filter of an old link, mostly. */
  error?: { message: string; code?: string; fields?: Record<string, string> } | null;
  /** When it failed, where its error does not say so by being another: the words of another failure are read out, too. */
  at?: number;
  /** It is being asked for again. */
  busy?: boolean;
  retry?: (() => void) | undefined;
  /** What helps where trying again cannot. */
  action?: ReactNode;
}

/** What happened, and Try again: the generic 'Error occurred' screen, for a page or a panel. */
export function Failed({
  title,
  page = false,
  error,
  at,
  busy = false,
  retry,
  action,
}: FailedProps) {
  const [kind, reason, between] =
    error?.code === 'not-authorized'
      ? (['refused', messages.noPermission, ' '] as const)
      : (['failed', error?.message, '. '] as const);
  // An error that a page makes up itself is a new object at each render.
  const failed = error instanceof Error ? error : undefined;
  return (
    <Empty
      kind={kind}
      title={<SaidAnew of={at ?? failed}>{title ?? messages.errorOccurred}</SaidAnew>}
      page={page}
      action={
        <>
          {retry && (
            <Button variant="outline" busy={busy} onClick={retry}>
              {messages.tryAgain}
            </Button>
          )}
          {action}
        </>
      }
    >
      {error && [reason, ...new Set(Object.values(error.fields ?? {}))].join(between)}
    </Empty>
  );
}

const Whole = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    maxW: '560px',
    p: '4',
    overflowWrap: 'anywhere',
  },
});
const Beside = chakra('div', { base: { gridColumn: '-2', _empty: { display: 'none' } } });
