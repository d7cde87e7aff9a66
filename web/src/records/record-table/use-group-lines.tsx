import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failed } from '../../ui/empty.tsx';
import { groupId, type Line } from '../../ui/table/line.ts';
import type { RowId } from '../../ui/table/selection.ts';
import { recordTableMessages as messages } from './messages.ts';
import { groupFilter, type RecordColumn } from './record-columns.ts';
import type { TabledRecords } from './tabled-records.ts';

/** The most values listed; a note says that there are more. */
const MAX_GROUPS = 200;
/** How many records of a group are fetched at a time. */
const PART = 20;

interface TableQuery {
  filters: Filter[];
  attributes: string[];
  sort: string | undefined;
}

/**
 * The records found, grouped by a column's values; a group's records are fetched when it is opened. Without a column
 * nothing is requested.
 */
export function useGroupLines<Row extends { id: number }>(
  records: TabledRecords<Row>,
  by: RecordColumn<Row> | undefined,
  query: TableQuery,
) {
  const [opened, setOpened] = useState<ReadonlyMap<RowId, number>>(new Map());
  const { data, error, refetch } = useEndpoint(
    records.groups,
    by ? { filters: query.filters, by: by.id, limit: MAX_GROUPS } : null,
    { keepPrevious: true },
  );
  const groups = (by ? (data?.groups ?? []) : []).map(({ value, records: count }) => ({
    id: groupId(JSON.stringify([by?.id, value])),
    value: value ?? null,
    count,
  }));
  const parts = groups.flatMap((group) =>
    Array.from({ length: opened.get(group.id) ?? 0 }, (_, at) => ({ group, page: at + 1 })),
  );
  const answers = useQueries({
    queries: parts.map(({ group, page }) => {
      const filters = by ? [...query.filters, groupFilter(by, group.value)] : query.filters;
      return endpointQuery(records.page, { ...query, filters, page, pageSize: PART });
    }),
  });
  const setPages = (id: RowId, pages: number) =>
    setOpened((before) => new Map(before).set(id, pages));

  if (!by) return { lines: [], toggle: () => undefined };
  const note = (id: RowId, content: React.ReactNode): Line<Row> => ({ kind: 'note', id, content });
  const partLines = (group: (typeof groups)[number]): Line<Row>[] =>
    parts.flatMap((part, at): Line<Row>[] => {
      if (part.group !== group) return [];
      const answer = answers[at];
      const id = `${group.id} ${part.page}`;
      if (answer?.error) {
        const retry = () => void answer.refetch();
        return [
          note(id, <Failed title={records.words.failed} error={answer.error} retry={retry} />),
        ];
      }
      if (!answer?.data) return [note(id, <Skeleton h="8" m="2" />)];
      const { records: found, pages } = answer.data;
      const rows = found.map((row): Line<Row> => ({
        kind: 'row',
        id: row.id,
        row,
        child: true,
      }));
      const isLast = part.page === opened.get(group.id) && part.page < pages;
      const showMore = () => setPages(group.id, part.page + 1);
      const more = (
        <Button variant="ghost" size="sm" ms="12" onClick={showMore}>
          {messages.showMore}
        </Button>
      );
      return [...rows, ...(isLast ? [note(`${id} more`, more)] : [])];
    });
  const lines = groups.flatMap((group): Line<Row>[] => {
    const text = group.value === null ? messages.empty : by.said(group.value);
    const head: Line<Row> = {
      kind: 'group',
      id: group.id,
      text,
      count: formatNumber(group.count),
      open: (opened.get(group.id) ?? 0) > 0,
      label: records.words.group(text),
    };
    return [head, ...partLines(group)];
  });
  const retry = () => void refetch();
  return {
    lines: [
      ...(error
        ? [note('failed', <Failed title={records.words.failed} error={error} retry={retry} />)]
        : []),
      ...(!data && !error ? [note('loading', <Skeleton h="8" m="2" />)] : []),
      ...lines,
      ...(data?.more ? [note('more', messages.groupsMore)] : []),
    ],
    toggle: (id: RowId) => setPages(id, (opened.get(id) ?? 0) > 0 ? 0 : 1),
  };
}
