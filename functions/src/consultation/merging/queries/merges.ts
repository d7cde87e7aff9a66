import { sql, type Tx } from '../../../platform/db.ts';
import type { Merge, MergeKind } from '../contract.ts';

/** What a kept one took over, by column. */
export type Taken = Record<string, { before: unknown; after: unknown }>;

export interface HeldMerge {
  id: number;
  kind: MergeKind;
  kept_id: number;
  merged_id: number;
  undone_at: string | null;
  taken: Taken;
  was_main: boolean;
}

const tableOf = (kind: MergeKind) => sql.ref(kind === 'contact' ? 'contacts' : 'organisations');

/** The merges of a kind, one or those into one record, that were not undone, the last first. */
export async function findMerges(
  tx: Tx,
  kind: MergeKind,
  of: { keptId: number } | { id: number },
): Promise<Merge[]> {
  const meant = 'id' in of ? sql`m.id = ${of.id}` : sql`m.kept_id = ${of.keptId}`;
  const { rows } = await sql<Merge>`
    select m.id, m.kind, m.kept_id as "keptId", m.merged_id as "mergedId", p.name, m.created_at as "mergedAt",
           coalesce(nullif(a.display_name, ''), split_part(a.email, '@', 1)) as "mergedBy"
      from merges m join ${tableOf(kind)} p on p.id = m.merged_id
      left join accounts a on a.id = m.account_id
     where m.kind = ${kind} and m.undone_at is null and ${meant}
     order by m.id desc`.execute(tx);
  return rows;
}

/** A merge, held until the transaction ends; undefined where there is none. */
export async function holdMerge(tx: Tx, id: number): Promise<HeldMerge | undefined> {
  const { rows } = await sql<HeldMerge>`
    select id, kind, kept_id, merged_id, undone_at, taken, was_main from merges where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function insertMerge(
  tx: Tx,
  merge: {
    kind: MergeKind;
    keptId: number;
    mergedId: number;
    accountId: number;
    wasMain: boolean;
    taken: Taken;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into merges (kind, kept_id, merged_id, account_id, was_main, taken)
    values (${merge.kind}, ${merge.keptId}, ${merge.mergedId}, ${merge.accountId}, ${merge.wasMain},
            ${JSON.stringify(merge.taken)}::jsonb)
    returning id`.execute(tx);
  if (!rows[0]) throw new Error('A merge was not written down');
  return rows[0].id;
}

export async function markMergeUndone(tx: Tx, id: number): Promise<void> {
  await sql`update merges set undone_at = clock_timestamp() where id = ${id}`.execute(tx);
}

/** How much goes over where a contact or an organisation is merged into another, by its id. */
export async function countNamings(tx: Tx, kind: MergeKind, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    representations: number;
    actedFor: number;
    contacts: number;
  }>`
    select i.id,
           (select count(*)::int from representees e
             where ${kind === 'contact' ? sql`e.contact_id` : sql`e.organisation_id`} = i.id) as representations,
           ${
             kind === 'contact'
               ? sql`(select count(*)::int from representation_agents a where a.contact_id = i.id)`
               : sql`0`
           } as "actedFor",
           ${
             kind === 'contact'
               ? sql`0`
               : sql`(select count(*)::int from contacts c where c.organisation_id = i.id and not c.is_deleted)`
           } as contacts
      from unnest(${ids}::bigint[]) as i (id)`.execute(tx);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
