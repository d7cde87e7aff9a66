import type { GroupsCall, TableCall } from '@contract/records/table/table-endpoints.ts';

/** The words of one type of record on its table. */
export interface TableWords {
  /** The page's heading. */
  title: string;
  /** The label of the grid. */
  label: string;
  one: string;
  count: (n: string) => string;
  failed: string;
  none: string;
  /** What to do where a search finds nothing, and where there is nothing to search. */
  noneHint: string;
  nothingYet: string;
  /** The label of the search box. */
  searchWords: string;
  /** The heading of a group: 'Sites with Brownfield'. */
  group: (value: string) => string;
}

/** What the table needs to know of a type of record. */
export interface TabledRecords<Row extends { id: number }> {
  page: TableCall<Row>;
  groups: GroupsCall;
  words: TableWords;
  rowName: (row: Row) => string;
}
