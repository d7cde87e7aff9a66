import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useUndo } from '../sites/use-undo.ts';
import { historyPanelMessages as messages } from './messages.ts';

interface UndoButtonProps {
  /** The field that changed. */
  label: string;
  historyId: number;
  text: string;
}

/** Undoes a change of the site. */
export function UndoButton({ label, historyId, text }: UndoButtonProps) {
  const { undo, running } = useUndo();
  return (
    <Button
      size="sm"
      h="auto"
      minH={{ base: '11', md: '7' }}
      whiteSpace="normal"
      flexShrink={1}
      variant="outline"
      icon={<Undo2 size={16} />}
      busy={running}
      data-screen-only
      aria-label={messages.undoLast(label)}
      onClick={() => void undo(label, { history_id: historyId })}
    >
      {text}
    </Button>
  );
}
