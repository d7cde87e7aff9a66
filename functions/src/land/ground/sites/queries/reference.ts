import { sql, type Sql } from '../../../../platform/db.ts';
import { REGISTER_SOURCE } from '../register-source.ts';
import { MADE_REFERENCE } from '../site-reference.ts';

/** The reference that a source gave, of a column of sites or features; null where it gave none and one was made. */
export const givenReference = (column: Sql): Sql =>
  sql`case when ${column} !~ ${MADE_REFERENCE} then nullif(${column}, '') end`;

/**
 * The reference of a row `r` of sites, as `siteReferenceOf` has it: that of the council's own fields, else that of its
 * source; a register's site keeps the register's. `given`: the source's, or null where it may not be told.
 */
export function referenceSql(own: readonly string[], given: Sql = sql`r.source_reference`): Sql {
  const ours = own.map((name) => sql`nullif(${sql.ref(`r.${name}`)}, '')`);
  const registered = sql`nullif(${given}, '')`;
  const theirs = givenReference(given);
  return sql`case when r.source = ${REGISTER_SOURCE} then coalesce(${sql.join([registered, ...ours])})
                  else coalesce(${sql.join([...ours, theirs])}) end`;
}
