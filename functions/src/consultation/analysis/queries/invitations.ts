import { sql, type Tx } from '../../../platform/db.ts';
import type { Invitation } from '../contract/papers.ts';

/** Who was invited to consultations, and how, in the order in which they were held. */
export async function findInvitations(tx: Tx, id: number | null = null): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select c.id as "consultationId", c.name, c.kind, coalesce(i.invited, '') as invited, coalesce(i.how, '') as how,
           coalesce(i.row_version, 0) as row_version
      from consultations c left join consultation_invitations i on i.consultation_id = c.id
     where ${id}::bigint is null or c.id = ${id}
     order by c.opens_at, c.id`.execute(tx);
  return rows;
}

/** Holds a consultation, so that two who write at once are told. */
export async function holdInvitation(tx: Tx, id: number): Promise<void> {
  await sql`select id from consultations where id = ${id} for update`.execute(tx);
}

export async function writeInvited(
  tx: Tx,
  { consultationId, invited, how }: Pick<Invitation, 'consultationId' | 'invited' | 'how'>,
  accountId: number,
): Promise<void> {
  await sql`
    insert into consultation_invitations (consultation_id, invited, how, account_id)
    values (${consultationId}, ${invited}, ${how}, ${accountId})
    on conflict (consultation_id) do update
      set invited = excluded.invited, how = excluded.how, account_id = excluded.account_id,
          row_version = consultation_invitations.row_version + 1, updated_at = clock_timestamp()`.execute(
    tx,
  );
}
