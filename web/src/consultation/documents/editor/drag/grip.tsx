import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { MoveDirection } from '../draft/block-moves.ts';
import type { Dragged } from './drag-places.ts';
import { GripHandle } from '../../../../ui/ordered-list/grip-handle.ts';

interface GripProps {
  id: string;
  dragged: Dragged;
  label: string;
  hint: string;
  move: (direction: MoveDirection) => void;
}

const ARROWS: Record<string, MoveDirection> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A handle: it is dragged, or moves by arrows what it holds while it has the focus. */
export function Grip({ id, dragged, label, hint, move }: GripProps) {
  const { setNodeRef, listeners } = useDraggable({
    id: `${dragged.kind}:${dragged.id}`,
    data: dragged,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(direction);
  };
  return (
    <GripHandle
      ref={setNodeRef}
      id={id}
      type="button"
      aria-label={label}
      title={hint}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
    >
      <GripVertical size={16} aria-hidden />
    </GripHandle>
  );
}
