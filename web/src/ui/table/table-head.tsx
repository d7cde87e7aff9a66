import { chakra } from '@chakra-ui/react';
import { closestCenter, DndContext, type DragEndEvent, PointerSensor } from '@dnd-kit/core';
import { useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ColumnHead } from './column.ts';
import { moved } from './column-order.ts';
import { HeadCell } from './head-cell.tsx';
import { SelectAllCell } from './select-cells.tsx';
import type { Sort } from './sorting.ts';
import type { TableView } from './table-view.ts';
import { useHeaders } from './use-headers.ts';

interface TableHeadProps {
  columns: readonly ColumnHead[];
  /** px from the left for those that stay in sight. */
  offsets: readonly (number | undefined)[];
  view: TableView;
  change: (part: Partial<TableView>) => void;
  sort: Sort;
  setSort: (sort: Sort) => void;
  groupBy: ((id: string) => void) | undefined;
  /** The column whose head takes the focus, the box for all rows counted in. */
  focused: number | undefined;
  select: { extent: 'none' | 'some' | 'all'; all: (on: boolean) => void } | undefined;
}

/** The table's head, whose columns are dragged by dnd-kit. The rows in their order are whoever's table it is. */
export function TableHead(props: TableHeadProps) {
  const { columns, offsets, view, change, sort, setSort, groupBy, focused, select } = props;
  const { widths, pinned } = view;
  const setWidths = (next: Record<string, number>) => change({ widths: next });
  const headers = useHeaders({ columns, widths, setWidths, sort, setSort });
  const names = columns.slice(1).map(({ id }) => id);
  const setColumns = (next: string[]) => change({ columns: next });
  const togglePin = (id: string) =>
    change({
      pinned: pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id],
    });
  // A press that does not move is a press on what the head holds.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [names.indexOf(String(active.id)), names.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) setColumns(moved(names, from, to));
  };
  const shift = select ? 1 : 0;
  return (
    <DndContext
      // Its text for screen readers does not belong in a table.
      accessibility={{ container: document.body }}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
    >
      <Head>
        <tr aria-rowindex={1} data-line={-1}>
          {select && <SelectAllCell {...select} focusable={focused === 0} />}
          <SortableContext items={names} strategy={horizontalListSortingStrategy}>
            {headers.map((header, index) => {
              const column = columns[index];
              if (!column) return null;
              const at = index - 1;
              const step = (by: number, possible: boolean) =>
                possible ? () => setColumns(moved(names, at, at + by)) : undefined;
              return (
                <HeadCell
                  key={header.id}
                  id={header.id}
                  label={column.label}
                  unit={column.unit}
                  numeric={column.numeric ?? false}
                  fixed={index === 0}
                  left={offsets[index]}
                  focusable={focused === index + shift}
                  width={header.getSize()}
                  sorted={header.column.getIsSorted()}
                  toggleSort={column.sortable ? () => header.column.toggleSorting() : undefined}
                  sortBy={(way) => setSort(way && (way === 'desc' ? `-${header.id}` : header.id))}
                  resizeBy={header.getResizeHandler()}
                  setWidth={(width) => setWidths({ ...widths, [header.id]: width })}
                  resetWidth={() => header.column.resetSize()}
                  move={
                    index > 0
                      ? { left: step(-1, at > 0), right: step(1, at < names.length - 1) }
                      : undefined
                  }
                  groupBy={column.groupable && groupBy ? () => groupBy(column.id) : undefined}
                  pin={
                    index > 0
                      ? { on: pinned.includes(column.id), toggle: () => togglePin(column.id) }
                      : undefined
                  }
                  hide={
                    index > 0 && names.length > 1
                      ? () => setColumns(names.filter((each) => each !== column.id))
                      : undefined
                  }
                />
              );
            })}
          </SortableContext>
        </tr>
      </Head>
    </DndContext>
  );
}

const Head = chakra('thead', { base: { position: 'sticky', top: '0', zIndex: '2' } });
