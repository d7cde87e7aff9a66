import {
  columnResizingFeature,
  columnSizingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type ColumnHead, NARROWEST, WIDEST } from './column.ts';
import { isDescending, type Sort, sortedBy } from './sorting.ts';

interface Headers {
  columns: readonly ColumnHead[];
  widths: Record<string, number>;
  setWidths: (widths: Record<string, number>) => void;
  sort: Sort;
  setSort: (sort: Sort) => void;
}

const features = tableFeatures({ columnSizingFeature, columnResizingFeature, rowSortingFeature });
const NO_ROWS: object[] = [];
const limits = { minSize: NARROWEST, maxSize: WIDEST };

/** TanStack Table's heads of the columns: their sizes, and the cycle of sorting (none, descending, ascending, none). */
export function useHeaders({ columns, widths, setWidths, sort, setSort }: Headers) {
  const defined = useMemo(
    () =>
      columns.map(({ id, sortable = false, width }) => ({
        id,
        accessorKey: id,
        size: width,
        enableSorting: sortable,
        ...limits,
      })),
    [columns],
  );
  const sorting = sort ? [{ id: sortedBy(sort) ?? '', desc: isDescending(sort) }] : [];
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
  return table.getHeaderGroups()[0]?.headers ?? [];
}
