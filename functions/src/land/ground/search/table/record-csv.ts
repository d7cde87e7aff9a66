import { readFilters } from '../../../../council/ground/filters/read-filters.ts';
import { csvLine, withoutFormula } from '../../../../platform/csv-text.ts';
import type { Tx } from '../../../../platform/db.ts';
import { invalidField } from '../../../../platform/errors.ts';
import { sortOrder } from '../page.ts';
import { prepareSearch } from '../prepare-search.ts';
import type { RecordType } from '../record-type.ts';
import { partsOf } from './page-parts.ts';
import { countForOrder, idsOfPart, rowsOf } from './queries.ts';

/** What one answer carries; a search that finds more is to be narrowed. */
const MAX_ROWS = 5_000;
/** Without it Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';

interface AskedFile {
  filters?: unknown;
  sort?: string | undefined;
  /** Columns in their order; without them all that the records have. */
  attributes?: string[] | undefined;
}

/** The records that meet the filters as CSV, in order. Throws payload-invalid for too many, and for an unknown column. */
export async function recordCsv(tx: Tx, record: RecordType, asked: AskedFile): Promise<Uint8Array> {
  const { columns, where } = await prepareSearch(tx, record, readFilters(asked.filters));
  const order = sortOrder(asked.sort, columns, record);
  const labels = await labelsOf(tx, record);
  const names = asked.attributes ?? [...labels.keys()];
  const unknown = names.findIndex((name) => !labels.has(name));
  if (unknown >= 0)
    throw invalidField(`attributes[${unknown}]`, `Unknown property: ${names[unknown]}`);
  const { total, filled } = await countForOrder(tx, record, where, order);
  if (total > MAX_ROWS) {
    const reason = `A file takes at most ${MAX_ROWS} ${record.plural.toLowerCase()}: narrow the search`;
    throw invalidField('filters', reason);
  }
  const ids: number[] = [];
  for (const part of partsOf(0, total, filled, total))
    ids.push(...(await idsOfPart(tx, record, where, order, part)));
  const found = await rowsOf(
    tx,
    record,
    ids,
    names.filter((name) => columns.has(name)),
  );
  const rows = (await record.derived?.fill(tx, found)) ?? found;
  const head = csvLine(names.map((name) => withoutFormula(labels.get(name) ?? name)));
  const lines = rows.map((row) => csvLine(names.map((name) => cellOf(row[name]))));
  return new TextEncoder().encode(BYTE_ORDER_MARK + head + lines.join(''));
}

async function labelsOf(tx: Tx, record: RecordType): Promise<Map<string, string>> {
  const derived = record.derived?.fields.map(({ name, label }) => [name, label] as const) ?? [];
  const fields = await record.dictionary(tx);
  return new Map([
    ...derived,
    ...fields.map(({ dbPropertyName, label }) => [dbPropertyName, label] as const),
  ]);
}

/** Numbers stay numbers; a text that a spreadsheet would take for a formula is made harmless. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return withoutFormula(value.map(String).join('; '));
  return withoutFormula(typeof value === 'string' ? value : JSON.stringify(value));
}
