import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { NARROWEST, WIDEST } from './column.ts';

const STEP = 20;

/** The edge of a column: dragged, or moved by the arrows; between 125 and 400 px. */
export function ResizeHandle({
  label,
  width,
  start,
  set,
}: {
  label: string;
  width: number;
  start: (event: unknown) => void;
  set: (width: number) => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set(Math.min(WIDEST, Math.max(NARROWEST, width + step)));
  };
  return (
    <Handle
      role="separator"
      // One stop for the whole table: by keyboard the column's menu does it, or the handle once pressed.
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      onMouseDown={start}
      onTouchStart={start}
      onKeyDown={onKeyDown}
    />
  );
}

const Handle = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    right: '0',
    w: '2',
    h: 'full',
    cursor: 'col-resize',
    touchAction: 'none',
    borderRightWidth: '2px',
    borderColor: 'transparent',
    _hover: { borderColor: 'accent.solid' },
    _focusVisible: { borderColor: 'accent.solid', outlineOffset: '-2px' },
  },
});
