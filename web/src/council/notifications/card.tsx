import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, Megaphone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { notificationMessages as messages } from './messages.ts';
import { isInProgress, type Notification } from './use-notifications.ts';

interface CardProps {
  notification: Notification;
  /** Without it no delete button shows. */
  onDelete?: ((notification: Notification) => void) | undefined;
  now: Date;
}

/** One notification, as wide as its list: status, text, 'done total' and how long ago. */
export function NotificationCard({ notification, onDelete, now }: CardProps) {
  const {
    label,
    message,
    completed,
    completed_out_of: total,
    created_at,
    can,
    link,
    viewed,
  } = notification;
  const at = new Date(created_at);
  const deletable = onDelete && can.delete && !isInProgress(notification);
  return (
    <Row as="article" aria-label={label} data-status={notification.status} unseen={!viewed}>
      <chakra.span pt="0.5">{mark(notification)}</chakra.span>
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">{label}</chakra.p>
        {message && <chakra.p color="fg.muted">{message}</chakra.p>}
        {total > 0 && (
          <chakra.p textStyle="small" fontVariantNumeric="tabular-nums">
            {completed} / {total}
          </chakra.p>
        )}
        <chakra.p textStyle="small" color="fg.muted">
          <time dateTime={created_at} title={exactTime(at)}>
            {timeAgo(at, now)}
          </time>
          {link && (
            <>
              {' · '}
              <chakra.span color="accent.fg" textDecoration="underline">
                <Link to={link}>
                  {messages.details}
                  <chakra.span srOnly> {label}</chakra.span>
                </Link>
              </chakra.span>
            </>
          )}
        </chakra.p>
      </chakra.div>
      {deletable && (
        <IconButton
          label={messages.delete(label)}
          icon={<Trash2 size={16} />}
          onClick={() => onDelete(notification)}
        />
      )}
    </Row>
  );
}

function mark(notification: Notification): ReactNode {
  const named = (icon: ReactNode, colour: string) => (
    <chakra.span role="img" aria-label={notification.status} color={colour}>
      {icon}
    </chakra.span>
  );
  if (isInProgress(notification)) return named(<Spinner />, 'fg.info');
  if (notification.status === 'success') return named(<CircleCheck size={16} />, 'fg.success');
  if (notification.status === 'error') return named(<CircleAlert size={16} />, 'fg.error');
  if (notification.status === 'important info') return named(<Megaphone size={16} />, 'fg.warning');
  return named(<Info size={16} />, 'fg.info');
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    px: '4',
    py: '3',
    textStyle: 'body',
    borderBottomWidth: '1px',
    borderLeftWidth: '3px',
    borderLeftColor: 'transparent',
  },
  variants: {
    unseen: { true: { borderLeftColor: 'accent.solid', bg: 'accent.subtle' }, false: {} },
  },
});
