import { chakra } from '@chakra-ui/react';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { placeBeside } from './floating.ts';

interface Anchor {
  onPointerEnter?: unknown;
  'aria-describedby'?: string | undefined;
  'aria-label'?: string | undefined;
}

const OPENS_AFTER_MS = 350;
const LEAVES_AFTER_MS = 100;

/**
 * Words on hover and focus; Escape closes them, and the pointer may move onto them (WCAG 1.4.13). A press goes to
 * what lies under them.
 * The child is one element that can be focused.
 */
export function Tooltip({
  text,
  children,
  off = false,
}: {
  text: ReactNode;
  children: ReactElement<Anchor>;
  off?: boolean;
}) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const later = useCallback((next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const [target, box] = [anchor.current?.firstElementChild, bubble.current];
    if (!open || !target || !box) return;
    box.showPopover();
    placeBeside(box, target, 'below');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    // The bubble hears nothing of the pointer itself, so that it can take no press.
    let onIt = false;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const within = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      if (within) clearTimeout(timer.current);
      else if (onIt) later(false, LEAVES_AFTER_MS);
      onIt = within;
    };
    const onPress = () => later(false, 0);
    const listens = new AbortController();
    const { signal } = listens;
    document.addEventListener('keydown', onKey, { capture: true, signal });
    document.addEventListener('pointermove', onMove, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    return () => listens.abort();
  }, [open, later]);

  if (off) return children;
  const named = children.props['aria-label'] === text;
  return (
    <chakra.span
      ref={anchor}
      display="contents"
      onPointerOver={(event) => event.pointerType !== 'touch' && later(true, OPENS_AFTER_MS)}
      onPointerOut={() => later(false, LEAVES_AFTER_MS)}
      onPointerDown={() => later(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && later(true, 0)}
      onBlur={() => later(false, 0)}
    >
      {cloneElement(children, open && !named ? { 'aria-describedby': id } : {})}
      {open && (
        <Bubble
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          style={{ pointerEvents: 'none' }}
        >
          {text}
        </Bubble>
      )}
    </chakra.span>
  );
}

const Bubble = chakra('div', {
  base: {
    position: 'fixed',
    maxW: '80',
    px: '2!',
    py: '1.5!',
    bg: 'gray.800',
    color: 'white!',
    borderRadius: 'sm',
    textStyle: 'small',
    whiteSpace: 'pre-line',
  },
});
