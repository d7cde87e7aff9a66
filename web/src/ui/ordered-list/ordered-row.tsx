import { chakra } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { orderedListMessages as messages } from './messages.ts';
import { MoveHandle } from './move-handle.tsx';

/** What a row puts where it likes; the controls are not there in a list that is only read, nor those that move the only item. */
export interface RowParts {
  place: number;
  /** Is dragged, or moves the item by arrow keys. */
  handle: ReactNode;
  /** Buttons for up and down. */
  arrows: ReactNode;
  remove: ReactNode;
  move: (by: 1 | -1) => void;
  leave: () => void;
  /** Adds one after it, where the list knows how to make one. */
  addAfter: () => void;
}

interface OrderedRowProps {
  /** Its own in the list. */
  id: string;
  name: string;
  place: number;
  of: number;
  isRead: boolean;
  isOff: boolean;
  move: (by: 1 | -1) => void;
  leave: () => void;
  addAfter: () => void;
  children: (parts: RowParts) => ReactNode;
}

/** One item of an ordered list with the controls that move and remove it. */
export function OrderedRow(props: OrderedRowProps) {
  const { id, name, place, of, isRead, isOff, move, leave, addAfter, children } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: isRead || isOff });
  const arrow = (by: 1 | -1) => (
    <Arrow
      by={by}
      name={name}
      isOff={isOff || (by < 0 ? place === 0 : place === of - 1)}
      move={move}
    />
  );
  const isAlone = of < 2;
  const controls = isRead
    ? { handle: undefined, arrows: undefined, remove: undefined }
    : {
        handle: isAlone ? undefined : (
          <MoveHandle
            ref={setActivatorNodeRef}
            name={name}
            isOff={isOff}
            move={move}
            listeners={listeners}
          />
        ),
        arrows: isAlone ? undefined : (
          <chakra.span display="inline-flex" flexShrink="0">
            {arrow(-1)}
            {arrow(1)}
          </chakra.span>
        ),
        remove: (
          <IconButton
            size="sm"
            label={messages.remove(name)}
            icon={<X size={14} />}
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && leave()}
          />
        ),
      };
  return (
    <Row
      ref={setNodeRef}
      data-entry={id}
      data-place={place}
      lifted={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children({ place, move, leave, addAfter, ...controls })}
    </Row>
  );
}

interface ArrowProps {
  by: 1 | -1;
  name: string;
  isOff: boolean;
  move: (by: 1 | -1) => void;
}

/** Stays where it is at either end, so that it keeps the focus. */
const Arrow = ({ by, name, isOff, move }: ArrowProps) => (
  <IconButton
    size="sm"
    label={by < 0 ? messages.up(name) : messages.down(name)}
    icon={by < 0 ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
    aria-disabled={isOff || undefined}
    opacity={isOff ? 0.5 : 1}
    onClick={() => !isOff && move(by)}
  />
);

const Row = chakra('li', {
  base: { minW: '0' },
  variants: {
    lifted: {
      true: { position: 'relative', zIndex: '1', bg: 'bg.panel', boxShadow: 'floating' },
    },
  },
});
