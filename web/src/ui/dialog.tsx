import { chakra } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { X } from 'lucide-react';
import { IconButton } from './button.tsx';
import { uiMessages as messages } from './messages.ts';
import { raiseToasts } from './toast-store.ts';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The buttons at the bottom, the main one last. */
  footer?: ReactNode;
  /** In px; dialogs 480, questions 360, drawers 400. */
  width?: number;
  side?: 'centre' | 'right' | 'left';
  /** Plain text, scrolled by keyboard: nothing inside takes the focus. */
  reading?: boolean;
  /** The content fills the box, with its own padding, scrolling and footer. */
  fills?: boolean;
}

/**
 * A native modal dialog: the page behind is inert, Escape closes this one only, and the focus returns to where it
 * was.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  width = 480,
  side = 'centre',
  reading = false,
  fills = false,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const [dialog, before] = [box.current, document.activeElement as HTMLElement | null];
    if (dialog && !dialog.open) dialog.showModal();
    if (dialog && !reading) focusFirstField(dialog);
    raiseToasts();
    return () => {
      dialog?.close();
      before?.focus();
      raiseToasts();
    };
    // Only as it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // Otherwise the browser closes the box at a second Escape, bypassing onClose and whatever it asks.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  // A phone's back gesture. React bubbles it from a nested question to this dialog, too.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Box
      ref={box}
      aria-labelledby={heading}
      side={side}
      w={`${width}px`}
      // A press on plain text keeps the focus, and so the keyboard, in the dialog.
      tabIndex={-1}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
    >
      <chakra.div display="flex" alignItems="center" gap="2" px="4" py="2" borderBottomWidth="1px">
        <chakra.h2 id={heading} flex="1" minW="0" overflowWrap="anywhere" textStyle="headingSm">
          {title}
        </chakra.h2>
        <IconButton label={messages.close} icon={<X size={16} />} onClick={onClose} />
      </chakra.div>
      <chakra.div
        flex="1"
        minH="0"
        {...(fills
          ? { display: 'flex', flexDirection: 'column' }
          : { overflow: 'auto', p: '4', tabIndex: reading ? 0 : undefined })}
      >
        {children}
      </chakra.div>
      {footer !== undefined && (
        <chakra.div
          display="flex"
          justifyContent="flex-end"
          gap="2"
          px="4"
          py="3"
          borderTopWidth="1px"
        >
          {footer}
        </chakra.div>
      )}
    </Box>
  );
}

/** What can be typed comes before Close. Under a finger a keyboard would cover half of what has just opened. */
function focusFirstField(dialog: HTMLElement): void {
  if (dialog.querySelector('[autofocus]') || matchMedia('(pointer: coarse)').matches) return;
  dialog
    .querySelector<HTMLElement>('input:not([type=file]):enabled, select:enabled, textarea:enabled')
    ?.focus();
}

/**
 * The `ref` of the element that is focused when its dialog opens, where that is not the first field: sets
 * `autofocus`, which React leaves out.
 */
export const firstInDialog = (element: HTMLElement | null) =>
  element?.setAttribute('autofocus', '');

/** A panel from the right edge, 400 px wide; one at a time. */
export function Drawer(props: Omit<DialogProps, 'side'> & { side?: 'right' | 'left' }) {
  return <Dialog width={400} side="right" {...props} />;
}

const Box = chakra('dialog', {
  base: {
    flexDirection: 'column',
    maxW: 'calc(100vw - 16px)',
    p: '0',
    border: 'none',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
    textStyle: 'body',
    // It may be opened from a bar that is one line.
    whiteSpace: 'normal',
    outline: 'none',
    '&[open]': { display: 'flex' },
    _backdrop: { bg: 'rgb(17 24 32 / 0.4)' },
  },
  variants: {
    side: {
      centre: { m: 'auto', borderRadius: 'md', maxH: 'calc(100dvh - 32px)' },
      right: { m: '0 0 0 auto', h: '100dvh', maxH: '100dvh' },
      left: { m: '0 auto 0 0', h: '100dvh', maxH: '100dvh' },
    },
  },
});
