import { readFilters } from '../../council/ground/filters/read-filters.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { sortOrder } from '../search/page.ts';
import { prepareSearch } from '../search/prepare-search.ts';
import type { RecordType } from '../search/record-type.ts';
import { attributesIn } from '../search/search-page.ts';
import { clampedPage, pageCount, partsOf } from './page-parts.ts';
import { PAGE_SIZE } from './page-size.ts';
import { MAX_GROUPS } from './table-endpoints.ts';
import { countForOrder, countsByValue, idsOfPart, rowsOf } from './queries.ts';

interface AskedPage {
  filters?: unknown;
  attributes: string[];
  sort?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

interface AskedRows {
  filters?: unknown;
  attributes: string[];
  sort?: string | undefined;
  /** Which of them, of so many: from the first to before the last. */
  rows: (total: number) => { from: number; to: number };
}

/** Some rows of the records that meet the filters, in order, and how many meet them. */
export async function tableRows(tx: Tx, record: RecordType, asked: AskedRows) {
  const { columns, where } = await prepareSearch(tx, record, readFilters(asked.filters));
  const order = sortOrder(asked.sort, columns, record);
  const attributes = attributesIn(asked.attributes)(columns);
  const { total, filled } = await countForOrder(tx, record, where, order);
  const { from, to } = asked.rows(total);
  const ids: number[] = [];
  for (const part of partsOf(from, Math.min(to, total), filled, total)) {
    ids.push(...(await idsOfPart(tx, record, where, order, part)));
  }
  const rows = await rowsOf(tx, record, ids, attributes);
  const records = (await record.derived?.fill(tx, rows)) ?? rows;
  return { records, total };
}

/** A numbered page of the records that meet the filters; one beyond the last is answered with the last. */
export async function tablePage(tx: Tx, record: RecordType, asked: AskedPage) {
  const size = asked.pageSize ?? PAGE_SIZE;
  const pageOf = (total: number) => clampedPage(asked.page ?? 1, total, size);
  const { records, total } = await tableRows(tx, record, {
    ...asked,
    rows: (all) => ({ from: (pageOf(all) - 1) * size, to: pageOf(all) * size }),
  });
  return { records, total, page: pageOf(total), pages: pageCount(total, size) };
}

interface AskedIds {
  filters?: unknown;
  sort?: string | undefined;
}

/** Ids of all records that meet the filters, in the order in which the table has them. */
export const sortedIds = async (tx: Tx, record: RecordType, asked: AskedIds): Promise<number[]> =>
  (await firstIds(tx, record, asked, Infinity)).ids;

/** Ids of the first `most` records that meet the filters, in the table's order, and how many meet them. */
export async function firstIds(
  tx: Tx,
  record: RecordType,
  asked: AskedIds,
  most: number,
): Promise<{ ids: number[]; total: number }> {
  const { columns, where } = await prepareSearch(tx, record, readFilters(asked.filters));
  const order = sortOrder(asked.sort, columns, record);
  const { total, filled } = await countForOrder(tx, record, where, order);
  const ids: number[] = [];
  for (const part of partsOf(0, Math.min(total, most), filled, total)) {
    ids.push(...(await idsOfPart(tx, record, where, order, part)));
  }
  return { ids, total };
}

/** Lists and ranges have no single value to group by, and hardly two records share a moment. */
const UNGROUPED = ['texts', 'numbers', 'tags', 'moment'];

/** How many of the records found hold each value of a property; throws payload-invalid for one without such. */
export async function tableGroups(
  tx: Tx,
  record: RecordType,
  {
    filters,
    by,
    limit = MAX_GROUPS,
  }: { filters?: unknown; by: string; limit?: number | undefined },
) {
  const columns = await record.columns(tx);
  const column = columns.get(by);
  if (!column?.filterable || column.range || UNGROUPED.includes(column.kind)) {
    throw invalidField('by', `${record.plural} cannot be grouped by ${by}`);
  }
  const { where } = await prepareSearch(tx, record, readFilters(filters), columns);
  const groups = await countsByValue(tx, record, where, column, limit);
  return { groups: groups.slice(0, limit), more: groups.length > limit };
}
