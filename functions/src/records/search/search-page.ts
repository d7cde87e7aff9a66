import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { readFilters } from '../../council/ground/filters/read-filters.ts';
import { prepareSearch } from './prepare-search.ts';
import type { SearchColumns } from './columns.ts';
import type { RecordRow, RecordType } from './record-type.ts';
import {
  filterHash,
  readCursor,
  restAfter,
  sortOrder,
  stretchesAfter,
  writeCursor,
  type Cursor,
} from './page.ts';
import {
  countRecords,
  FEW_RECORDS,
  findAmongFew,
  findPage,
  type PageOf,
} from './queries/search.ts';

export interface Search {
  filters?: unknown;
  limit?: number | undefined;
  cursor?: string | undefined;
  sort?: string | undefined;
}
interface RecordPage {
  records: RecordRow[];
  total: number;
  next: string | null;
}

/**
 * One page of a search and where the next begins. Pages follow one another by key, so that the five
 * thousandth costs what the first does; the count is made with the first and travels in the cursor.
 */
export async function recordPage(
  tx: Tx,
  record: RecordType,
  search: Search,
  chosen: (columns: SearchColumns) => string[],
  known?: SearchColumns,
): Promise<RecordPage> {
  const filters = readFilters(search.filters);
  const { columns, where } = await prepareSearch(tx, record, filters, known);
  const order = sortOrder(search.sort, columns, record);
  const hash = filterHash(filters, search.sort);
  const cursor = search.cursor === undefined ? undefined : readCursor(search.cursor, hash, order);
  const limit = search.limit ?? 100;
  const page = { record, where, order, limit, columns: chosen(columns) };
  const few = filters.length > 0 && (cursor?.total ?? 0) <= FEW_RECORDS;
  const { found, counted } =
    (few ? await findAmongFew(tx, { ...page, rest: restAfter(order, cursor) }) : undefined) ??
    (await walk(tx, page, cursor));
  const total = cursor?.total ?? counted;
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const next = last
    ? writeCursor({ search: hash, value: last.sort_key, id: last.id, total })
    : null;
  return { records: shown.map(withoutSortKey), total, next };
}

async function walk(tx: Tx, page: Omit<PageOf, 'stretches'>, cursor: Cursor | undefined) {
  const found = await findPage(tx, { ...page, stretches: stretchesAfter(page.order, cursor) });
  const all = cursor === undefined && found.length > page.limit;
  return { found, counted: all ? await countRecords(tx, page.record, page.where) : found.length };
}

function withoutSortKey(found: RecordRow): RecordRow {
  const record: RecordRow = { ...found };
  delete record.sort_key;
  return record;
}

/** The named attributes, each of which must be in the dictionary. */
export function attributesIn(attributes: string[]): (columns: SearchColumns) => string[] {
  return (columns) => {
    const unknown = attributes.findIndex((name) => !columns.has(name));
    if (unknown < 0) return attributes;
    throw invalidField(`attributes[${unknown}]`, `Unknown property: ${attributes[unknown]}`);
  };
}
