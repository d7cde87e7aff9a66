import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Direction } from './layout/step-layout.ts';
import { sitePageMessages as messages } from './messages.ts';

/** Where the keys are explained; the bar over the grid has that text. */
export const LAYOUT_HINT = 'layout-hint';

const STEPS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A panel's move button: arrows move it, Shift and arrows resize it, as dragging does by mouse. */
export function PanelHandle({
  title,
  onStep,
}: {
  title: string;
  onStep: (step: Direction, resizing: boolean) => void;
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onStep(step, event.shiftKey);
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      shape="square"
      cursor="inherit"
      scrollMarginBlock="160px 80px"
      icon={<GripVertical size={16} />}
      aria-label={messages.moveHandle(title)}
      aria-describedby={LAYOUT_HINT}
      onKeyDown={onKeyDown}
    />
  );
}
