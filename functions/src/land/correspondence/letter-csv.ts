import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { readFilters } from '../../council/ground/filters/read-filters.ts';
import { csvLine, withoutFormula } from '../../platform/csv-text.ts';
import { sortOrder } from '../ground/search/page.ts';
import { prepareSearch } from '../ground/search/prepare-search.ts';
import { countForOrder, idsOfPart, rowsOf } from '../ground/search/table/queries.ts';
import { partsOf } from '../ground/search/table/page-parts.ts';
import { siteRecords } from '../ground/search/site-records.ts';
import { letterRecords } from './letter-records.ts';
import { correspondenceMessages as messages } from './messages.ts';

/** What one answer carries; a search that finds more is to be narrowed. */
const MAX_ROWS = 5_000;
/** Without it Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The letters that meet the filters as CSV, in order. Throws payload-invalid where there are too many. */
export async function letterCsv(
  tx: Tx,
  asked: { filters?: unknown; sort?: string | undefined },
): Promise<Uint8Array> {
  const { columns, where } = await prepareSearch(tx, letterRecords, readFilters(asked.filters));
  const order = sortOrder(asked.sort, columns, letterRecords);
  const { total, filled } = await countForOrder(tx, letterRecords, where, order);
  if (total > MAX_ROWS) throw invalidField('filters', messages.tooManyToExport(MAX_ROWS));
  const ids: number[] = [];
  for (const part of partsOf(0, total, filled, total))
    ids.push(...(await idsOfPart(tx, letterRecords, where, order, part)));
  const fields = await letterRecords.dictionary(tx);
  const names = fields.map(({ dbPropertyName }) => dbPropertyName);
  const rows = await rowsOf(tx, letterRecords, ids, names);
  const sites = await siteRecords.names(
    tx,
    rows.map((row) => Number(row.site_id)),
  );
  const lines = rows.map((row) =>
    csvLine([
      withoutFormula(sites.get(Number(row.site_id)) ?? ''),
      ...names.map((name) => withoutFormula(textOf(row[name]))),
    ]),
  );
  const head = csvLine([messages.columns.name, ...fields.map(({ label }) => label)]);
  return new TextEncoder().encode(BYTE_ORDER_MARK + head + lines.join(''));
}

/** A letter's fields are texts, and days as yyyy-mm-dd. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
