import { chakra } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { MenuButton, type MenuEntry } from '../../ui/menu.tsx';
import { messages } from './messages.ts';
import { ResizeHandle } from './resize-handle.tsx';

export interface HeadCellProps {
  name: string;
  label: string;
  unit: string | undefined;
  numeric: boolean;
  /** The first column: always there, always first. */
  fixed: boolean;
  width: number;
  sorted: false | 'asc' | 'desc';
  toggleSort: (() => void) | undefined;
  sortBy: (way: 'asc' | 'desc' | undefined) => void;
  resizeBy: (event: unknown) => void;
  setWidth: (width: number) => void;
  resetWidth: () => void;
  move: { left: (() => void) | undefined; right: (() => void) | undefined } | undefined;
  groupBy: (() => void) | undefined;
  hide: (() => void) | undefined;
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

/** One head: a press sorts, the menu does everything by keyboard, the edge resizes, dragging moves. */
export function HeadCell(props: HeadCellProps) {
  const { name, label, unit, numeric, fixed, width, sorted, toggleSort } = props;
  const sortable = useSortable({ id: name, disabled: fixed });
  const shift = sortable.transform;
  const entries = entriesOf(props);
  const words = unit ? `${label} (${unit})` : label;
  return (
    <Cell
      ref={sortable.setNodeRef}
      scope="col"
      aria-sort={sorted ? SORTED[sorted] : undefined}
      data-column={name}
      data-fixed={fixed || undefined}
      data-number={numeric || undefined}
      style={{
        ...(shift ? { transform: `translateX(${shift.x}px)` } : {}),
        ...(sortable.isDragging ? { opacity: 0.7, zIndex: 3 } : {}),
      }}
    >
      <Inner>
        <Label
          title={words}
          // By keyboard the column's menu moves it.
          onPointerDown={fixed ? undefined : (event) => sortable.listeners?.onPointerDown?.(event)}
        >
          {toggleSort ? (
            <Sort type="button" aria-label={messages.sortBy(words)} onClick={toggleSort}>
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

function entriesOf(props: HeadCellProps): MenuEntry[] {
  const { toggleSort, sorted, sortBy, move, groupBy, hide, resetWidth } = props;
  const entry = (label: string, onChoose: (() => void) | undefined): MenuEntry[] =>
    onChoose ? [{ label, onChoose }] : [];
  return [
    ...entry(
      messages.sortDescending,
      toggleSort && sorted !== 'desc' ? () => sortBy('desc') : undefined,
    ),
    ...entry(
      messages.sortAscending,
      toggleSort && sorted !== 'asc' ? () => sortBy('asc') : undefined,
    ),
    ...entry(messages.sortNone, sorted ? () => sortBy(undefined) : undefined),
    ...entry(messages.groupBy, groupBy),
    ...entry(messages.moveLeft, move?.left),
    ...entry(messages.moveRight, move?.right),
    ...entry(messages.standardWidth, resetWidth),
    ...entry(messages.hide, hide),
  ];
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
    '&[data-fixed]': {
      position: { base: 'relative', md: 'sticky' },
      left: '0',
      zIndex: '3',
      borderRightWidth: '1px',
    },
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
