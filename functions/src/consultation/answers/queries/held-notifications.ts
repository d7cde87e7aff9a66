import { sql, type Tx } from '../../../platform/db.ts';

/** Whether what a respondent submits in this transaction in answer to a question is held; a repeat submits nothing. */
export async function isHeldNow(
  tx: Tx,
  respondentId: number,
  questionId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from question_answers
     where respondent_id = ${respondentId} and question_id = ${questionId}::uuid and moderation = 'held'
       and submitted_at = now() limit 1`.execute(tx);
  return rows.length > 0;
}

interface HeldNotification {
  status: string;
  label: string;
  message: string;
  link: string;
}

/** Adds a notification for everybody who may decide on held answers and has none of this link unread; gives the ids. */
export async function addHeldNotifications(
  tx: Tx,
  { status, label, message, link }: HeldNotification,
): Promise<number[]> {
  // While a machine sends thousands, all have been told, and none of its answers waits for another.
  const { rows: untold } = await sql`${untoldOf(link)} limit 1`.execute(tx);
  if (untold.length === 0) return [];
  // Two answers that are held at the same moment are told once.
  await sql`select pg_advisory_xact_lock(hashtext(current_schema() || ${link}))`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into notifications (account_id, status, label, message, link)
    select untold.id, ${status}, ${label}, ${message}, ${link} from (${untoldOf(link)}) untold
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

const untoldOf = (link: string) => sql`
  select a.id from accounts a
   where a.kind = 'staff' and not a.disabled
     and (select count(distinct (g.unit, g.action)) from account_roles r join role_grants g using (role_id)
           where r.account_id = a.id
             and (g.unit, g.action) in (('representations', 'read'), ('representations', 'write'),
                                        ('originals', 'read'))) = 3
     and not exists (select from notifications n
                      where n.account_id = a.id and n.link = ${link} and not n.archived
                        and not exists (select from notification_views v
                                         where v.notification_id = n.id and v.account_id = a.id))`;
