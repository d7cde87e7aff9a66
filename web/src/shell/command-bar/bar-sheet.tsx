import { chakra } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { raiseToasts } from '../../ui/toast-store.ts';

/** As wide as the bar in the header at most, in px. */
const BAR_WIDTH = 560;
const EDGE = 8;

interface BarSheetProps {
  label: string;
  slot: Element | null;
  close: () => void;
  children: ReactNode;
}

/**
 * The open bar: a native modal over its place in the header, the page in sight behind it; on phones it fills the screen.
 * Escape and a press beside it close it, and the focus returns to where it was.
 */
export function BarSheet({ label, slot, close, children }: BarSheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const [left] = useState(() => leftOver(slot));
  const onScrim = useRef(false);
  // Before anything else can take the focus: what has it now gets it back.
  useLayoutEffect(() => {
    const [dialog, before] = [box.current, document.activeElement as HTMLElement | null];
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector('input')?.focus();
    raiseToasts();
    return () => {
      dialog?.close();
      before?.focus();
      raiseToasts();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <Sheet
      ref={box}
      aria-label={label}
      style={{ '--bar-left': `${left}px` } as React.CSSProperties}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      // The content fills the sheet, so anything else is the scrim. Text that is selected from the box to the scrim is
      // not pressed there.
      onPointerDown={({ target, currentTarget }) => (onScrim.current = target === currentTarget)}
      onClick={({ target, currentTarget }) =>
        onScrim.current && target === currentTarget && close()
      }
    >
      {children}
    </Sheet>
  );
}

/** So that its middle is that of the bar. */
function leftOver(slot: Element | null): number {
  const width = Math.min(BAR_WIDTH, innerWidth - 2 * EDGE);
  const { left = 0, width: room = innerWidth } = slot?.getBoundingClientRect() ?? {};
  return Math.max(EDGE, Math.min(left + (room - width) / 2, innerWidth - width - EDGE));
}

const Sheet = chakra('dialog', {
  base: {
    flexDirection: 'column',
    m: { base: '0', md: '4px 0 0 var(--bar-left)' },
    p: '0',
    w: { base: '100vw', md: `${BAR_WIDTH}px` },
    maxW: { base: '100vw', md: 'calc(100vw - 16px)' },
    h: { base: '100dvh', md: 'auto' },
    maxH: { base: '100dvh', md: 'min(34rem, calc(100dvh - 16px))' },
    border: 'none',
    borderRadius: { md: 'md' },
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
    textStyle: 'body',
    outline: 'none',
    '&[open]': { display: 'flex' },
    _backdrop: { bg: 'rgb(17 24 32 / 0.2)' },
  },
});
