import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { GripHandle } from './grip-handle.ts';
import { orderedListMessages as messages } from './messages.ts';

interface MoveHandleProps {
  ref: Ref<HTMLButtonElement>;
  name: string;
  isOff?: boolean;
  move: (by: 1 | -1) => void;
  /** The library's: dragging begins by one of them. */
  listeners: DraggableSyntheticListeners;
}

/** Is dragged, or moves an item by arrow keys. */
export function MoveHandle({ ref, name, isOff = false, move, listeners }: MoveHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    // The panel may walk by arrows.
    event.stopPropagation();
    if (!isOff) move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <GripHandle
      ref={ref}
      type="button"
      data-handle
      aria-label={messages.move(name)}
      title={messages.moveHint}
      aria-disabled={isOff || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
    >
      <GripVertical size={16} aria-hidden />
    </GripHandle>
  );
}
