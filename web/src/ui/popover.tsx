import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { placeBeside, type Side } from './floating.ts';

interface PopoverProps {
  /** The button that opens it: its anchor, and where the focus returns. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  label: string;
  side?: Side;
  width?: string;
  children: ReactNode;
}

/** A floating panel beside its button. Escape and a press elsewhere close it; focus returns to the button. */
export function Popover({
  anchor,
  onClose,
  label,
  side = 'below-end',
  width = '72',
  children,
}: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const [panel, button] = [box.current, anchor.current];
    if (!panel || !button) return;
    panel.showPopover();
    const place = () => placeBeside(panel, button, side);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(panel);
    const first = panel.querySelector<HTMLElement>(
      '[autofocus], a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]',
    );
    (first ?? panel).focus();
    const onPress = (event: PointerEvent) => {
      const target = event.target as Element;
      // What opened over it from here leads back to it.
      const isOver = target.closest('dialog') !== panel.closest('dialog');
      if (!isOver && !panel.contains(target) && !button.contains(target)) close.current();
    };
    // The focused element may have disappeared, as a pressed button does.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.activeElement === document.body) close.current();
    };
    addEventListener('resize', place);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      if (panel.contains(document.activeElement) || document.activeElement === document.body)
        button.focus();
    };
  }, [anchor, side]);

  return (
    <Panel
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      w={width}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </Panel>
  );
}

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    maxW: 'calc(100vw - 16px)',
    maxH: 'calc(100dvh - 16px)',
    overflow: 'auto',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
    outlineWidth: '1px',
    outlineStyle: 'solid',
    outlineColor: 'border',
    zIndex: 'floating',
  },
});
