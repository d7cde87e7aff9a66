import { sql, type Tx } from '../../../platform/db.ts';
import { type Moving, representeeColumn } from './move-namings.ts';

/** Of what once went over: what is put back, and what was changed since and stays. */
export interface PutBack {
  back: number[];
  stays: number[];
}

type Row = { id: number; is_back: boolean };

const sorted = (rows: readonly Row[]): PutBack => ({
  back: rows.filter(({ is_back }) => is_back).map(({ id }) => id),
  stays: rows.filter(({ is_back }) => !is_back).map(({ id }) => id),
});

/** Representations that still name the kept one name the merged one again. */
export async function putBackRepresentees(
  tx: Tx,
  { mergeId, kind, from, to }: Moving,
): Promise<PutBack> {
  const column = representeeColumn(kind);
  const { rows } = await sql<Row>`
    with back as (
      update representees e set ${column} = ${from} from merge_moves m
       where m.merge_id = ${mergeId} and m.place = 'representee' and e.representation_id = m.record_id
         and e.${column} = ${to}
      returning e.representation_id)
    select m.record_id as id, b.representation_id is not null as is_back
      from merge_moves m left join back b on b.representation_id = m.record_id
     where m.merge_id = ${mergeId} and m.place = 'representee' order by 1`.execute(tx);
  return sorted(rows);
}

/**
 * Representations whose agent is still the kept one have the merged one again; who was an agent beside it stays one. The
 * primary agent is who it was, unless another was chosen since.
 */
export async function putBackAgents(tx: Tx, { mergeId, from, to }: Moving): Promise<PutBack> {
  const { rows } = await sql<Row & { stays_too: boolean; primary: boolean; kept_primary: boolean }>`
    select m.record_id as id, k.contact_id is not null as is_back, m.kept_primary is not null as stays_too,
           case when m.kept_primary is null then coalesce(k.is_primary, false)
                else k.is_primary is not distinct from (m.kept_primary or m.was_primary) and m.was_primary end as primary,
           case when k.is_primary is not distinct from (m.kept_primary or m.was_primary)
                then coalesce(m.kept_primary, false) else coalesce(k.is_primary, false) end as kept_primary
      from merge_moves m
      left join representation_agents k on k.representation_id = m.record_id and k.contact_id = ${to}
     where m.merge_id = ${mergeId} and m.place = 'agent' order by 1`.execute(tx);
  const back = JSON.stringify(rows.filter(({ is_back }) => is_back));
  const named = sql`jsonb_to_recordset(${back}::jsonb) as b (id bigint, stays_too boolean, "primary" boolean,
                                                            kept_primary boolean)`;
  await sql`
    delete from representation_agents a using ${named}
     where a.representation_id = b.id and a.contact_id = ${to} and not b.stays_too`.execute(tx);
  await sql`
    update representation_agents a set is_primary = b.kept_primary from ${named}
     where a.representation_id = b.id and a.contact_id = ${to}`.execute(tx);
  await sql`
    insert into representation_agents (representation_id, contact_id, is_primary)
    select b.id, ${from}, b."primary" from ${named} on conflict do nothing`.execute(tx);
  return sorted(rows);
}

/** Contacts that still belong to the kept organisation belong to the merged one again. */
export async function putBackContacts(tx: Tx, { mergeId, from, to }: Moving): Promise<PutBack> {
  const { rows } = await sql<Row>`
    with back as (
      update contacts c
         set organisation_id = ${from}, is_main = m.was_primary and not c.is_deleted,
             row_version = c.row_version + 1,
             updated_at = case when c.is_deleted then c.updated_at else clock_timestamp() end
        from merge_moves m
       where m.merge_id = ${mergeId} and m.place = 'contact' and c.id = m.record_id and c.organisation_id = ${to}
      returning c.id)
    select m.record_id as id, b.id is not null as is_back
      from merge_moves m left join back b on b.id = m.record_id
     where m.merge_id = ${mergeId} and m.place = 'contact' order by 1`.execute(tx);
  return sorted(rows);
}
