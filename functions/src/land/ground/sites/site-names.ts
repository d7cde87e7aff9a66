import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import { dictionaryOf } from '../../../council/ground/dictionary/queries.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { MADE_REFERENCE } from './site-reference.ts';

/** What people call these sites: the council's own name field, else the reference, else 'Site 12'. */
export async function siteNames(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const column = await nameColumn(tx);
  const named = column === undefined ? sql`null` : sql`nullif(${sql.ref(`s.${column}`)}::text, '')`;
  const known = sql`case when s.source_reference !~ ${MADE_REFERENCE} then s.source_reference end`;
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, coalesce(${named}, ${known}, 'Site ' || s.id) as name
      from sites s where s.id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The field that names a site; undefined where the council has none such. */
async function nameColumn(tx: Tx): Promise<string | undefined> {
  const texts = (await dictionaryOf(tx)).filter(({ type }) => fieldTypeOf(type).kind === 'text');
  const name =
    texts.find(({ dbPropertyName }) => dbPropertyName === 'site_name') ??
    texts.find(({ standardName }) => standardName === 'SiteNameAddress') ??
    texts.find(({ type, searchable }) => type === 'text.small' && searchable);
  return name?.dbPropertyName;
}
