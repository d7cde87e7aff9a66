import { chakra } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronDown, ChevronUp, Copy, Ellipsis, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { MoveHandle } from '../../ui/ordered-list/move-handle.tsx';
import { filterBuilderMessages as messages } from './messages.ts';
import type { Row } from '../ground/filters/row.ts';
import type { Builder } from './use-builder.ts';
import type { RowMoves } from './use-row-moves.ts';

interface RowFrameProps {
  row: Row;
  name: string;
  /** The word that joins it to the line before. */
  join: string;
  builder: Builder;
  moves: RowMoves;
  children: ReactNode;
}

/** The frame of a line: the handle for dragging and arrow keys, and its actions. */
export function RowFrame({ row, name, join, builder, moves, children }: RowFrameProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging, isOver } = useSortable(
    {
      id: row.id,
      data: { name },
    },
  );
  const move = (by: 1 | -1) => moves.move(row.id, name, by);
  const remove = () => moves.remove(row.id, name);
  return (
    <Item
      ref={setNodeRef}
      data-entry={row.id}
      data-over={(isOver && !isDragging) || undefined}
      lifted={isDragging}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <chakra.div w="6" flexShrink="0" position="relative">
        <MoveHandle ref={setActivatorNodeRef} name={name} move={move} listeners={listeners} />
        {join && (
          <chakra.span
            position="absolute"
            top="-12px"
            insetX="0"
            textAlign="center"
            textStyle="small"
            color="fg.muted"
          >
            {join}
          </chakra.span>
        )}
      </chakra.div>
      {children}
      <chakra.div display="flex" flexShrink="0">
        <IconButton label={messages.remove(name)} icon={<X size={16} />} onClick={remove} />
        <MenuButton
          shape="square"
          label={name}
          aria-label={messages.more(name)}
          icon={<Ellipsis size={16} />}
          entries={[
            { label: messages.up, icon: <ChevronUp size={16} />, onChoose: () => move(-1) },
            { label: messages.down, icon: <ChevronDown size={16} />, onChoose: () => move(1) },
            {
              label: messages.duplicateIt,
              icon: <Copy size={16} />,
              onChoose: () => builder.duplicate(row.id),
            },
            {
              label: messages.removeIt,
              icon: <Trash2 size={16} />,
              onChoose: remove,
            },
          ]}
        />
      </chakra.div>
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    borderTopWidth: '2px',
    borderColor: 'transparent',
    '&[data-over]': { borderColor: 'accent.solid' },
  },
  variants: {
    lifted: {
      true: { position: 'relative', zIndex: '1', bg: 'bg.panel', boxShadow: 'floating' },
    },
  },
});
