import { chakra } from '@chakra-ui/react';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
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

/**
 * Words on hover and focus; Escape closes them, and the pointer may move onto them (WCAG 1.4.13).
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
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [open]);

  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  };
  if (off) return children;
  const named = children.props['aria-label'] === text;
  return (
    <chakra.span
      ref={anchor}
      display="contents"
      onPointerOver={(event) => event.pointerType !== 'touch' && later(true, OPENS_AFTER_MS)}
      onPointerOut={() => later(false, 100)}
      onPointerDown={() => later(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && later(true, 0)}
      onBlur={() => later(false, 0)}
    >
      {cloneElement(children, open && !named ? { 'aria-describedby': id } : {})}
      {open && (
        <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
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
