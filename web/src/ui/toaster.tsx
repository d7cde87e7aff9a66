import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { Button, IconButton } from './button.tsx';
import { uiMessages as messages } from './messages.ts';
import {
  currentToasts,
  dismissToast,
  pauseToast,
  resumeToast,
  subscribeToToasts,
  type Toast,
} from './toast-store.ts';

const look = {
  success: { icon: <CircleCheck size={20} />, colour: 'fg.success', said: 'Done' },
  danger: { icon: <CircleAlert size={20} />, colour: 'fg.error', said: 'Error' },
  warning: { icon: <TriangleAlert size={20} />, colour: 'fg.warning', said: 'Warning' },
  info: { icon: <Info size={20} />, colour: 'fg.info', said: 'Information' },
} as const;

/**
 * Where messages of `showToast` appear, bottom right, over everything, read out as they come. A modal dialog makes
 * all outside it inert: while one is open they stand in it, so that their buttons work.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const list = useRef<HTMLDivElement>(null);
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const topmost = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (place.parentNode !== topmost) topmost.append(place);
    // Raised again each time, so that it is above a dialog opened since.
    list.current?.hidePopover();
    if (toasts.length > 0) list.current?.showPopover();
  }, [toasts, place]);
  useEffect(() => () => place.remove(), [place]);
  return createPortal(
    <List ref={list} popover="manual" role="region" aria-label="Messages" data-screen-only>
      <div aria-live="polite">
        {toasts.map((toast) => (
          <Card key={toast.id} toast={toast} />
        ))}
      </div>
    </List>,
    place,
  );
}

function Card({ toast }: { toast: Toast }) {
  const { icon, colour, said } = look[toast.kind];
  const { action } = toast;
  const resume = () => toast.kind !== 'danger' && resumeToast(toast.id);
  return (
    <CardBox
      onPointerEnter={() => pauseToast(toast.id)}
      onPointerLeave={resume}
      onFocus={() => pauseToast(toast.id)}
      onBlur={resume}
    >
      <chakra.span color={colour} role="img" aria-label={said} pt="1.5">
        {icon}
      </chakra.span>
      <chakra.div flex="1" minW="0" py="1.5" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">{toast.title}</chakra.p>
        {toast.text && <chakra.p color="fg.muted">{toast.text}</chakra.p>}
        {toast.link && (
          <ToastLink to={toast.link.to} onClick={() => dismissToast(toast.id)}>
            {toast.link.label}
          </ToastLink>
        )}
      </chakra.div>
      {action && (
        <Button
          variant="ghost"
          onClick={() => {
            dismissToast(toast.id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={messages.dismiss}
        icon={<X size={16} />}
        onClick={() => dismissToast(toast.id)}
      />
    </CardBox>
  );
}

const List = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto 16px 16px auto!',
    w: '96',
    maxW: 'calc(100vw - 32px)',
    bg: 'transparent',
    overflow: 'visible',
    zIndex: 'toast',
  },
});
const ToastLink = chakra(Link, { base: { color: 'accent.fg', textDecoration: 'underline' } });
const CardBox = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    mt: '2',
    px: '3',
    py: '1.5',
    bg: 'bg.panel',
    borderRadius: 'md',
    borderWidth: '1px',
    boxShadow: 'floating',
  },
});
