import { sql, type Tx } from '../../../../platform/db.ts';
import type { Entity } from '../../../../platform/entities.ts';
import type { Condition } from '../../../../records/search/conditions/kind-condition.ts';
import { rowsWhere } from '../../../../records/search/queries/search.ts';
import { siteRecords } from '../../../ground/search/site-records.ts';

export interface SelectionRow {
  id: string;
  sites: number;
  created_at: string;
}

const selectionColumns = sql`id, cardinality(record_ids) as sites, created_at`;

/** Saves those of the ids that are the council's sites, in order; any other ids are left out. */
export async function keepIds(tx: Tx, accountId: number, ids: number[]): Promise<SelectionRow> {
  const { rows } = await sql<SelectionRow>`
    insert into record_selections (account_id, record_ids)
    select ${accountId}, coalesce(array_agg(s.id order by u.at), '{}')
      from unnest(${ids}::bigint[]) with ordinality as u (id, at)
      join sites s on s.id = u.id and not s.is_deleted
    returning ${selectionColumns}`.execute(tx);
  return rows[0] as SelectionRow;
}

/** Saves ids of records of any other type, as they are; gives the selection's id. */
export async function keepRecordIds(
  tx: Tx,
  accountId: number,
  entity: Exclude<Entity, 'site'>,
  ids: number[],
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into record_selections (account_id, entity, record_ids)
    values (${accountId}, ${entity}, ${ids}::bigint[]) returning id`.execute(tx);
  if (!rows[0]) throw new Error('A selection was not kept');
  return rows[0].id;
}

/** Saves the sites that match a condition, ascending; one more than `most` shows that there are too many. */
export async function keepMatching(
  tx: Tx,
  accountId: number,
  where: Condition,
  most: number,
): Promise<SelectionRow> {
  const { rows } = await sql<SelectionRow>`
    insert into record_selections (account_id, record_ids)
    select ${accountId}, coalesce(array_agg(found.id order by found.id), '{}')
      from (select r.id from ${rowsWhere(siteRecords, where)} order by r.id limit ${most + 1}) as found
    returning ${selectionColumns}`.execute(tx);
  return rows[0] as SelectionRow;
}

/** A selection of sites by its id. */
export async function findSelection(tx: Tx, id: string): Promise<SelectionRow | undefined> {
  const { rows } = await sql<SelectionRow>`
    select ${selectionColumns} from record_selections where entity = 'site' and id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** The ids from one index (0 is the first) up to another. */
export async function sliceOfSelection(
  tx: Tx,
  id: string,
  from: number,
  to: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select unnest(record_ids[${from + 1}::int:${to}::int]) as id from record_selections where id = ${id}`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}
