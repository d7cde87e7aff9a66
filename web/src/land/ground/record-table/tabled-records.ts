import type { GroupsCall, TableCall } from '@contract/land/ground/search/table/table-endpoints.ts';

/** What people read of one type of record on its table. */
export interface TableWords {
  /** The page's heading. */
  title: string;
  /** Names the grid. */
  label: string;
  one: string;
  count: (n: string) => string;
  failed: string;
  none: string;
  noneHint: string;
  /** Names the box of words. */
  searchWords: string;
  /** Names the head of a group: 'Sites with Brownfield'. */
  group: (value: string) => string;
}

/** A type of record as its table needs it. */
export interface TabledRecords<Row extends { id: number }> {
  page: TableCall<Row>;
  groups: GroupsCall;
  words: TableWords;
  rowName: (row: Row) => string;
}
