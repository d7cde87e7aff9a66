import { sql, type Tx } from '../../../platform/db.ts';

/** Notes that an officer has a text open, and gives who else has: those seen within the last minute. */
export async function noteEditor(
  tx: Tx,
  representationId: number,
  { accountId, tab }: { accountId: number; tab: string },
): Promise<string[]> {
  await sql`
    insert into representation_text_editors (representation_id, account_id, tab)
    values (${representationId}, ${accountId}, ${tab})
    on conflict (representation_id, account_id, tab) do update set seen_at = clock_timestamp()`.execute(
    tx,
  );
  const { rows } = await sql<{ name: string }>`
    select distinct coalesce(nullif(a.display_name, ''), split_part(a.email, '@', 1)) as name
      from representation_text_editors e join accounts a on a.id = e.account_id
     where e.representation_id = ${representationId} and e.seen_at > clock_timestamp() - interval '1 minute'
       and (e.account_id, e.tab) <> (${accountId}, ${tab})
     order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

export async function forgetEditor(
  tx: Tx,
  representationId: number,
  { accountId, tab }: { accountId: number; tab: string },
): Promise<void> {
  await sql`
    delete from representation_text_editors
     where representation_id = ${representationId}
       and ((account_id = ${accountId} and tab = ${tab}) or seen_at < clock_timestamp() - interval '1 day')`.execute(
    tx,
  );
}
