import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, Copy, Ellipsis, GripVertical, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { filterBuilderMessages as messages } from './messages.ts';
import type { Row } from '../ground/filters/row.ts';
import type { Builder } from './use-builder.ts';

interface RowFrameProps {
  row: Row;
  name: string;
  /** The word that joins it to the line before. */
  join: string;
  builder: Builder;
  moved: (by: 1 | -1) => void;
  children: ReactNode;
}

/** The frame of a line: the handle for dragging and arrow keys, and its actions. */
export function RowFrame({ row, name, join, builder, moved, children }: RowFrameProps) {
  const [over, setOver] = useState(false);
  const move = (by: 1 | -1) => {
    builder.move(row.id, by);
    moved(by);
  };
  return (
    <Item
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        builder.putBefore(event.dataTransfer.getData('text/plain'), row.id);
      }}
    >
      <chakra.div w="6" flexShrink="0" position="relative">
        <Handle
          type="button"
          draggable
          aria-label={messages.move(name)}
          title={messages.moveHint}
          onDragStart={(event) => {
            event.stopPropagation();
            event.dataTransfer.setData('text/plain', row.id);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            move(event.key === 'ArrowUp' ? -1 : 1);
            const handle = event.currentTarget;
            requestAnimationFrame(() => handle.focus());
          }}
        >
          <GripVertical size={16} aria-hidden />
        </Handle>
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
        <IconButton
          label={messages.remove(name)}
          icon={<X size={16} />}
          onClick={() => builder.remove(row.id)}
        />
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
              onChoose: () => builder.remove(row.id),
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
});
const Handle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '6',
    h: '8',
    borderRadius: 'sm',
    cursor: 'grab',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted' },
  },
});
