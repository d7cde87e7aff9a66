import type { PAGE_SIZES } from '@contract/records/table/page-size.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import type { RecordColumns } from '../../../records/record-table/record-columns.ts';
import type { TabledRecords } from '../../../records/record-table/tabled-records.ts';
import { useGroupLines } from '../../../records/record-table/use-group-lines.tsx';
import { useTablePlace } from '../../../records/record-table/use-table-place.ts';
import { useTableSettings } from '../../../records/record-table/use-table-settings.ts';
import type { SearchModel } from '../../ground/search/search-model.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { pinnedFirst } from '../../../ui/table/column-order.ts';
import { rowLines } from '../../../ui/table/line.ts';

interface Arranged<Row> {
  /** What may be shown beside the first column. */
  columns: RecordColumns<Row>;
  /** Always there and always first: what a record is called. */
  first: Column<Row>;
  /** Shown until somebody chooses. */
  standard: readonly string[];
  /** Asked for with every row, whatever is shown. */
  always?: readonly string[];
}

export type RecordTableState<Row extends { id: number }> = ReturnType<typeof useRecordTable<Row>>;

/** One page of the records that a search finds, or their groups, as the address and the settings have them. */
export function useRecordTable<Row extends { id: number }>(
  records: TabledRecords<Row>,
  { state, screen, asked }: SearchModel,
  { columns, first, standard, always = [] }: Arranged<Row>,
) {
  const { settings, change: set } = useTableSettings(`table:${screen.records.name}`);
  const place = useTablePlace(settings.place, (kept) => set({ place: kept }));
  const names = (settings.columns ?? standard).filter((name) => columns.has(name));
  const shown = useMemo(() => {
    const ordered = pinnedFirst(names, settings.pinned);
    return [first, ...ordered.flatMap((name) => columns.get(name) ?? [])];
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first, columns, names.join(), settings.pinned]);
  const attributes = [...new Set([...always, ...names])].filter(
    (name) => !columns.get(name)?.derived,
  );
  const ready = !screen.pending && !screen.error && !screen.broken;
  const asGroups = place.group === undefined ? undefined : columns.get(place.group);
  const grouped = asGroups?.groupedAs === undefined ? undefined : asGroups;
  const query = { filters: asked, attributes, sort: state.sort };
  const page = useEndpoint(
    records.page,
    ready
      ? { ...query, page: grouped ? 1 : place.page, pageSize: settings.pageSize as PageSize }
      : null,
    { keepPrevious: true },
  );
  const groups = useGroupLines(records, ready ? grouped : undefined, query);
  const { data } = page;
  const lines = useMemo(() => rowLines(data?.records ?? [], ({ id }) => id), [data]);
  return {
    records,
    columns,
    standard,
    names,
    shown,
    settings,
    set,
    place,
    ready,
    page,
    grouped,
    lines: grouped ? groups.lines : lines,
    toggleGroup: groups.toggle,
  };
}

type PageSize = (typeof PAGE_SIZES)[number];
