import { FILTER_LIMITS } from '@contract/site-search/filter-limits.ts';
import { chakra } from '@chakra-ui/react';
import {
  ChevronDown,
  ChevronUp,
  Copy,
  Ellipsis,
  GripVertical,
  Plus,
  Trash2,
  X,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { filterWords } from './filter-words.ts';
import { messages } from './messages.ts';
import { RowLine } from './row-line.tsx';
import { countOf } from './row-tree.ts';
import type { GroupRow, Row } from './rows.ts';
import type { Builder } from './use-builder.ts';
import { useNames } from './use-names.ts';

interface RowListProps {
  builder: Builder;
  rows: readonly Row[];
  /** The group they stand in; none for the search itself. */
  group?: GroupRow;
  depth: number;
  tried: boolean;
  announce: (words: string) => void;
}

/** Lines under one another, with what can be done to each; groups hold lines of their own. */
export function RowList({ builder, rows, group, depth, tried, announce }: RowListProps) {
  const full = countOf(builder.rows) >= FILTER_LIMITS.count;
  const focusNew = (id: string) =>
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-row="${id}"] input`)?.focus(),
    );
  return (
    <>
      <chakra.ul display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        {rows.map((row, index) => {
          const name = row.kind === 'group' ? messages.group(index + 1) : messages.row(index + 1);
          return (
            <RowFrame
              key={row.id}
              row={row}
              name={name}
              join={index === 0 ? '' : group?.operator === '_or' ? messages.or : messages.and}
              builder={builder}
              moved={(by) => {
                const place = Math.min(rows.length, Math.max(1, index + 1 + by));
                announce(messages.moved(name, place, rows.length));
              }}
            >
              {row.kind === 'field' && (
                <RowLine row={row} name={name} builder={builder} tried={tried} />
              )}
              {row.kind === 'fixed' && <FixedLine row={row} builder={builder} />}
              {row.kind === 'group' && (
                <Group aria-label={name}>
                  <Operator
                    row={row}
                    change={(operator) => builder.replace({ ...row, operator })}
                  />
                  <RowList
                    builder={builder}
                    rows={row.rows}
                    group={row}
                    depth={depth + 1}
                    tried={tried}
                    announce={announce}
                  />
                </Group>
              )}
            </RowFrame>
          );
        })}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2" ps={rows.length > 0 ? '8' : '0'}>
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus size={16} />}
          disabled={full}
          title={full ? messages.tooMany(FILTER_LIMITS.count) : undefined}
          onClick={() => focusNew(builder.add('row', group))}
        >
          {messages.addFilter}
        </Button>
        {depth < FILTER_LIMITS.depth - 1 && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Plus size={16} />}
            disabled={full}
            onClick={() => builder.add('group', group)}
          >
            {messages.addGroup}
          </Button>
        )}
      </chakra.div>
    </>
  );
}

function RowFrame({
  row,
  name,
  join,
  builder,
  moved,
  children,
}: {
  row: Row;
  name: string;
  join: string;
  builder: Builder;
  moved: (by: 1 | -1) => void;
  children: ReactNode;
}) {
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

/** A filter that lines cannot say, in words. */
function FixedLine({ row, builder }: { row: Extract<Row, { kind: 'fixed' }>; builder: Builder }) {
  const names = useNames([row.filter]);
  return (
    <chakra.p flex="1" minW="0" minH="8" py="1.5" overflowWrap="anywhere">
      {filterWords(row.filter, builder.fields, names)}
    </chakra.p>
  );
}

function Operator({
  row,
  change,
}: {
  row: GroupRow;
  change: (operator: GroupRow['operator']) => void;
}) {
  return (
    <chakra.div role="radiogroup" aria-label={messages.operator} display="flex" gap="4">
      {(['_and', '_or'] as const).map((operator) => (
        <chakra.label key={operator} display="flex" gap="1.5" alignItems="center" minH="6">
          <input
            type="radio"
            name={row.id}
            checked={row.operator === operator}
            onChange={() => change(operator)}
          />
          {operator === '_and' ? messages.all : messages.any}
        </chakra.label>
      ))}
    </chakra.div>
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
const Group = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    p: '2',
    borderInlineStartWidth: '3px',
    borderColor: 'accent.muted',
    bg: 'bg.subtle',
  },
});
