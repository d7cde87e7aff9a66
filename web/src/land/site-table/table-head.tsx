import { chakra } from '@chakra-ui/react';
import { closestCenter, DndContext, type DragEndEvent, PointerSensor } from '@dnd-kit/core';
import { useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import {
  columnResizingFeature,
  columnSizingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { HeadCell } from './head-cell.tsx';
import { messages } from './messages.ts';
import { NAME, NAME_WIDTH, NARROWEST, type TableColumn, WIDEST } from './table-columns.ts';

export interface TableHeadProps {
  columns: readonly TableColumn[];
  widths: Record<string, number>;
  setWidths: (widths: Record<string, number>) => void;
  sort: string | undefined;
  setSort: (sort: string | undefined) => void;
  setColumns: (names: string[]) => void;
  groupBy: (name: string) => void;
}

const features = tableFeatures({ columnSizingFeature, columnResizingFeature, rowSortingFeature });
const NO_ROWS: object[] = [];

/**
 * The table's head: sizes and the cycle of sorting (none, descending, ascending, none) are TanStack
 * Table's, dragging is dnd-kit's. Rows, order and pages are the server's.
 */
export function TableHead(props: TableHeadProps) {
  const { columns, widths, setWidths, sort, setSort, setColumns, groupBy } = props;
  const defined = useMemo(
    () => [
      { id: NAME, accessorKey: NAME, size: NAME_WIDTH, minSize: NARROWEST, maxSize: WIDEST },
      ...columns.map(({ name, sortable, width }) => ({
        id: name,
        accessorKey: name,
        size: width,
        minSize: NARROWEST,
        maxSize: WIDEST,
        enableSorting: sortable,
      })),
    ],
    [columns],
  );
  const sorting = sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];
  const table = useTable({
    features,
    columns: defined,
    data: NO_ROWS,
    state: { columnSizing: widths, sorting },
    onColumnSizingChange: (next) => setWidths(typeof next === 'function' ? next(widths) : next),
    onSortingChange: (next) => {
      const [first] = typeof next === 'function' ? next(sorting) : next;
      setSort(first && (first.desc ? `-${first.id}` : first.id));
    },
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: true,
    columnResizeMode: 'onChange',
  });
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const names = columns.map(({ name }) => name);
  // A press that does not move is a press on what the head holds.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [names.indexOf(String(active.id)), names.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) setColumns(arrayMove(names, from, to));
  };
  return (
    <DndContext
      // Its words for screen readers are no part of a table.
      accessibility={{ container: document.body }}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
    >
      <colgroup>
        {headers.map((header) => (
          <col key={header.id} style={{ width: header.getSize() }} />
        ))}
      </colgroup>
      <Head>
        <tr>
          <SortableContext items={names} strategy={horizontalListSortingStrategy}>
            {headers.map((header, index) => {
              const column = columns[index - 1];
              return (
                <HeadCell
                  key={header.id}
                  name={header.id}
                  label={column?.label ?? messages.site}
                  unit={column?.unit}
                  numeric={column?.numeric ?? false}
                  fixed={column === undefined}
                  width={header.getSize()}
                  sorted={header.column.getIsSorted()}
                  toggleSort={column?.sortable ? () => header.column.toggleSorting() : undefined}
                  sortBy={(way) => setSort(way && (way === 'desc' ? `-${header.id}` : header.id))}
                  resizeBy={header.getResizeHandler()}
                  setWidth={(width) => setWidths({ ...widths, [header.id]: width })}
                  resetWidth={() => header.column.resetSize()}
                  move={
                    column && {
                      left:
                        index > 1
                          ? () => setColumns(arrayMove(names, index - 1, index - 2))
                          : undefined,
                      right:
                        index < names.length
                          ? () => setColumns(arrayMove(names, index - 1, index))
                          : undefined,
                    }
                  }
                  groupBy={column?.groupedAs ? () => groupBy(column.name) : undefined}
                  hide={
                    column && names.length > 1
                      ? () => setColumns(names.filter((each) => each !== column.name))
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
