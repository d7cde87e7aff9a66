import { chakra } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { MenuButton } from '../menu.tsx';
import { type HeadActions, headEntries } from './head-entries.ts';
import { tableMessages as messages } from './messages.ts';
import { ResizeHandle } from './resize-handle.tsx';

interface HeadCellProps extends HeadActions {
  id: string;
  label: string;
  unit: string | undefined;
  numeric: boolean;
  /** The first column: always there, always first. */
  fixed: boolean;
  /** px from the left at which it stays in sight. */
  left: number | undefined;
  focusable: boolean;
  resizeBy: (event: unknown) => void;
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

/** One head: a press sorts, the menu does everything by keyboard, the edge resizes, dragging moves. */
export function HeadCell(props: HeadCellProps) {
  const { id, label, unit, numeric, fixed, left, width, sorted, toggleSort } = props;
  const sortable = useSortable({ id, disabled: fixed });
  const shift = sortable.transform;
  const entries = headEntries(props);
  const words = unit ? `${label} (${unit})` : label;
  const style: CSSProperties = {
    ...(left === undefined ? {} : { left }),
    ...(shift ? { transform: `translateX(${shift.x}px)` } : {}),
    ...(sortable.isDragging ? { opacity: 0.7, zIndex: 3 } : {}),
  };
  return (
    <Cell
      ref={sortable.setNodeRef}
      scope="col"
      aria-sort={sorted ? SORTED[sorted] : undefined}
      tabIndex={props.focusable ? 0 : -1}
      data-column={id}
      data-sticky={left !== undefined || undefined}
      data-edge={fixed || undefined}
      data-number={numeric || undefined}
      style={style}
    >
      <Inner>
        <Label
          title={words}
          // By keyboard the column's menu moves it.
          onPointerDown={fixed ? undefined : (event) => sortable.listeners?.onPointerDown?.(event)}
        >
          {toggleSort ? (
            <Sort
              type="button"
              tabIndex={-1}
              aria-label={messages.sortBy(words)}
              onClick={toggleSort}
            >
              <span>{words}</span>
              {sorted === 'asc' && <ArrowUp size={16} aria-hidden />}
              {sorted === 'desc' && <ArrowDown size={16} aria-hidden />}
            </Sort>
          ) : (
            <span>{words}</span>
          )}
        </Label>
        {entries.length > 0 && (
          <MenuButton
            entries={entries}
            label={messages.columnMenu(label)}
            aria-label={messages.columnMenu(label)}
            tabIndex={-1}
            size="sm"
            shape="square"
            icon={<ChevronDown size={16} />}
          />
        )}
      </Inner>
      <ResizeHandle
        label={messages.resize(label)}
        width={width}
        start={props.resizeBy}
        set={props.setWidth}
      />
    </Cell>
  );
}

const Cell = chakra('th', {
  base: {
    position: 'relative',
    h: '52px',
    px: '3',
    bg: 'bg.muted',
    borderBottomWidth: '1px',
    textAlign: 'start',
    fontWeight: 'semibold',
    '&[data-number] button[aria-label]': { justifyContent: 'flex-end', textAlign: 'end' },
  },
});
const Inner = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1' } });
/** Three lines have room in a head: the unit is at the end of the words. */
const Label = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    lineHeight: '16px',
    '& span': { lineClamp: '3', overflowWrap: 'anywhere' },
  },
});
const Sort = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    w: 'full',
    minH: '6',
    fontWeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
});
