import { useDndContext } from '@dnd-kit/core';
import { useEffect } from 'react';

/** While something is dragged, Escape puts it back, and closes nothing around it. */
export function EscapeEndsDrag() {
  const isDragging = useDndContext().active !== null;
  useEffect(() => {
    if (!isDragging) return;
    const isAnswered = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', isAnswered, true);
    return () => document.removeEventListener('keydown', isAnswered, true);
  }, [isDragging]);
  return null;
}
