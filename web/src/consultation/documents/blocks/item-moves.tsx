import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { blockEditorMessages as messages } from './messages.ts';

interface ItemMovesProps {
  /** What the item is called. */
  name: string;
  place: number;
  isLast: boolean;
  move: (by: 1 | -1) => void;
}

/** Buttons that move an item of a list up and down. */
export const ItemMoves = ({ name, place, isLast, move }: ItemMovesProps) => (
  <>
    <IconButton
      size="sm"
      label={messages.up(name)}
      icon={<ArrowUp size={14} />}
      aria-disabled={place === 0 || undefined}
      opacity={place === 0 ? 0.5 : 1}
      onClick={() => move(-1)}
    />
    <IconButton
      size="sm"
      label={messages.down(name)}
      icon={<ArrowDown size={14} />}
      aria-disabled={isLast || undefined}
      opacity={isLast ? 0.5 : 1}
      onClick={() => move(1)}
    />
  </>
);
