import { type Sql, sql, type Tx } from '../../../../platform/db.ts';

/** Holds representations until the transaction ends: whoever publishes one of them meanwhile is waited for. */
export async function holdForPublic(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select from representations where id = any(${ids}::bigint[]) order by id for update`.execute(
    tx,
  );
}

/** Why the public may not read on what it reads of a representation `r`, `p` being its published edition. */
export type EndOf = keyof typeof ends;
const showsName = sql`p.representee_kind is not null`;
const ends = {
  always: sql`true`,
  /** Its consent does not cover it. */
  uncovered: sql`r.consent is null or r.consent = 'None' or (r.consent = 'Text only' and ${showsName})`,
  /** It says who made it. */
  named: showsName,
  /** It names somebody else than whom it is made for. */
  misnamed: sql`${showsName} and p.representee is distinct from r.representee`,
} satisfies Record<string, Sql<unknown>>;

/** Marks those of these representations as not published whose edition has to end; gives their ids. Their edition is still to be withdrawn. */
export async function writeUnpublished(
  tx: Tx,
  ids: readonly number[],
  end: EndOf,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update representations r
       set publication = null, row_version = r.row_version + 1
      from published_representations p
     where r.id = any(${ids}::bigint[]) and p.representation_id = r.id and (${ends[end]})
    returning r.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of which of these representations the public reads an edition. */
export async function publicAmong(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select representation_id as id from published_representations
     where representation_id = any(${ids}::bigint[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Whether answers to a document that the representation `r`, or what it is a copy of, says were registered anew since, or
 * count no longer.
 */
export const isReplaced = sql<boolean>`says_replaced_answers(r.id, r.copy_of)`;

/** Whether the representation `r` would be published with the name of a contact or organisation that was deleted. */
export const isNamedDeleted = sql<boolean>`
  (r.consent is not distinct from 'Name and text'
   and exists (select from representees e
                 left join contacts c on c.id = e.contact_id
                 left join organisations o on o.id = e.organisation_id
                where e.representation_id = r.id and (c.is_deleted or o.is_deleted)))`;
