import { sql, type Tx } from '../../../../platform/db.ts';
import type { SiteValues } from './site-state.ts';

/** Holds the giving of references until the transaction ends. */
export async function holdReferences(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(current_schema() || ' references'))`.execute(tx);
}

/** Those of these sites in whose field there is no reference, in the order of their ids. */
export async function findWithoutReference(
  tx: Tx,
  field: string,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from sites where id = any(${ids}::bigint[]) and coalesce(${sql.ref(field)}, '') = '' order by id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** A reference by its parts: NCL-0421 is the prefix NCL-, the number 421 and a width of 4. */
export interface LastReference {
  prefix: string;
  last: number;
  width: number;
}

/** The last reference in the field, of those that begin as most do; undefined where there is none with a number. */
export async function findLastReference(tx: Tx, field: string): Promise<LastReference | undefined> {
  const column = sql.ref(field);
  const { rows } = await sql<LastReference>`
    with held as (
      select regexp_replace(${column}, '[0-9]{1,9}$', '') as prefix, substring(${column} from '[0-9]{1,9}$') as digits
        from sites where ${column} ~ '[0-9]{1,9}$')
    select prefix, max(digits::int) as last, max(length(digits)) as width
      from held group by prefix order by count(*) desc, prefix limit 1`.execute(tx);
  return rows[0];
}

/** Writes values of sites into their columns where these are blank. */
export async function fillBlanks(
  tx: Tx,
  sites: { id: number; values: SiteValues }[],
): Promise<void> {
  const columns = [...new Set(sites.flatMap(({ values }) => Object.keys(values)))];
  if (columns.length === 0) return;
  const sets = columns.map(
    (name) => sql`${sql.ref(name)} = coalesce(${sql.ref(`s.${name}`)}, ${sql.ref(`n.${name}`)})`,
  );
  await sql`
    update sites s set ${sql.join(sets)}
      from jsonb_to_recordset(${JSON.stringify(sites)}::jsonb) as given (id bigint, "values" jsonb)
     cross join lateral jsonb_populate_record(null::sites, given."values") n
     where s.id = given.id`.execute(tx);
}
