import { dictionaryColumns } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RecordRow } from '../../../records/search/record-type.ts';
import { HOMES_RANGE, homesColumn, homesFields } from '../sites/homes.ts';
import { findHomes } from '../sites/queries/homes.ts';

/** Adds their homes to the sites that show the field for them and do not have them there. */
export async function withHomes(tx: Tx, rows: readonly RecordRow[]): Promise<RecordRow[]> {
  const fields = homesFields(await dictionaryColumns(tx));
  const name = homesColumn(fields)?.dbPropertyName;
  const says = (row: RecordRow) => fields.own !== undefined && row[name ?? ''] !== null;
  const asked = rows.filter((row) => name !== undefined && name in row && !says(row));
  if (asked.length === 0) return [...rows];
  const homes = await findHomes(
    tx,
    asked.map(({ id }) => id),
    fields,
  );
  return rows.map((row) =>
    homes.has(row.id) ? { ...row, [HOMES_RANGE]: homes.get(row.id) } : row,
  );
}
