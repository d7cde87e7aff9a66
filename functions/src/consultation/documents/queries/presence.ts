import { sql, type Tx } from '../../../platform/db.ts';
import type { OtherOfficer } from '../contract/presence.ts';

interface OpenTab {
  accountId: number;
  tab: string;
}

/** Notes that somebody has a draft open, and gives who else has: those seen within the last minute. */
export async function noteOpen(
  tx: Tx,
  documentId: number,
  { accountId, tab, sectionId }: OpenTab & { sectionId: string | null },
): Promise<OtherOfficer[]> {
  await sql`
    insert into document_editors (document_id, account_id, tab, section_id)
    values (${documentId}, ${accountId}, ${tab}, ${sectionId}::uuid)
    on conflict (document_id, account_id, tab)
      do update set seen_at = clock_timestamp(), section_id = excluded.section_id`.execute(tx);
  const { rows } = await sql<OtherOfficer>`
    select distinct coalesce(nullif(a.display_name, ''), split_part(a.email, '@', 1)) as name, s.id as "sectionId"
      from document_editors e
      join accounts a on a.id = e.account_id
      left join document_sections s
        on s.id = e.section_id and s.document_id = e.document_id and not s.is_deleted
     where e.document_id = ${documentId} and e.seen_at > clock_timestamp() - interval '1 minute'
       and (e.account_id, e.tab) <> (${accountId}, ${tab})
     order by 1, 2`.execute(tx);
  return rows;
}

export async function forgetOpen(
  tx: Tx,
  documentId: number,
  { accountId, tab }: OpenTab,
): Promise<void> {
  await sql`
    delete from document_editors
     where document_id = ${documentId}
       and ((account_id = ${accountId} and tab = ${tab}) or seen_at < clock_timestamp() - interval '1 day')`.execute(
    tx,
  );
}
