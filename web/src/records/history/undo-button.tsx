import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { historyPanelMessages as messages } from './messages.ts';

/** One change that can be undone, and what its button says. */
export interface OfferedUndo {
  /** The field that changed. */
  label: string;
  historyId: number;
  text: string;
}

interface UndoButtonProps extends OfferedUndo {
  undo: (label: string, historyId: number) => void;
  running: boolean;
}

/** Undoes a change of a record. */
export function UndoButton({ label, historyId, text, undo, running }: UndoButtonProps) {
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
      onClick={() => undo(label, historyId)}
    >
      {text}
    </Button>
  );
}
