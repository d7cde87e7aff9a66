import { sql, type Tx } from '../../platform/db.ts';
import type { SearchOption } from '../contract.ts';

const MOST = 500;

/** The options that the dictionary lists for these properties; a property without a list is left out. */
export async function listedOptions(
  tx: Tx,
  names: string[],
): Promise<Record<string, SearchOption[]>> {
  const { rows } = await sql<{ name: string; options: (SearchOption | string)[] }>`
    select db_property_name as name, options from dictionary_fields
     where db_property_name = any(${names}::text[]) and jsonb_array_length(options) > 0`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ name, options }) => [name, options.map(asOption)]));
}

const asOption = (option: SearchOption | string): SearchOption =>
  typeof option === 'string'
    ? { value: option, label: option }
    : { value: option.value, label: option.label };

/** What the sites really hold in a column, in order, at most 500 values. The column must be the dictionary's. */
export async function heldValues(tx: Tx, name: string): Promise<SearchOption[]> {
  const column = sql.ref(name);
  const { rows } = await sql<{ value: string | number | boolean }>`
    select distinct ${column} as value from sites
     where not is_deleted and ${column} is not null order by 1 limit ${MOST}`.execute(tx);
  return rows.map(({ value }) => ({ value, label: String(value) }));
}
