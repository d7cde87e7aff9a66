import { sql, type Tx } from '../../../platform/db.ts';

/** Somebody who has typed something and not sent it. */
export interface Unsent {
  documentId: number;
  title: string;
  edition: number;
  closesAt: string;
  reference: string;
  /** The client on whose behalf they answer. */
  client: string | null;
  name: string;
  email: string;
  unsubscribeToken: string | null;
  /** What they typed, in the order of beginning. */
  questionIds: string[];
}

/** When somebody is reminded: within a span before the close, and not while they may still be typing. */
export type Reminder = 'days' | 'hours';
const SPANS = {
  days: {
    noted: sql`reminded_days_before`,
    isDue: sql`c.closes_at - now() <= interval '2 days' and c.closes_at - now() > interval '1 day'`,
    quiet: sql`interval '1 hour'`,
  },
  hours: {
    noted: sql`reminded_hours_before`,
    isDue: sql`c.closes_at - now() <= interval '4 hours' and now() < c.closes_at`,
    quiet: sql`interval '15 minutes'`,
  },
} as const;

/** The next respondents who are to be reminded, noted as reminded; nobody twice before the same close. */
export async function takeUnsent(tx: Tx, reminder: Reminder, most: number): Promise<Unsent[]> {
  const { noted, isDue, quiet } = SPANS[reminder];
  const { rows } = await sql<Unsent>`
    with due as (
      select r.id, p.title, p.edition, c.closes_at, t.question_ids
        from document_respondents r
        join published_documents p on p.document_id = r.document_id
        join published_consultations c on c.id = p.consultation_id
        cross join lateral (
          select array_agg(a.question_id::text order by a.id) as question_ids, max(a.updated_at) as typed_at
            from question_answers a
           where a.respondent_id = r.id and a.draft is not null and a.draft is distinct from a.answer
        ) t
       where now() >= c.opens_at and ${isDue} and r.${noted} is distinct from c.closes_at
         and t.typed_at < now() - ${quiet}
       order by r.id limit ${most} for update of r skip locked
    ), noted as (
      update document_respondents r set ${noted} = due.closes_at
        from due where r.id = due.id returning r.id, r.document_id, r.account_id, r.reference, r.client_name
    )
    select n.document_id as "documentId", due.title, due.edition, due.closes_at as "closesAt", n.reference,
           n.client_name as client, coalesce(a.display_name, '') as name, a.email,
           a.unsubscribe_token::text as "unsubscribeToken", due.question_ids as "questionIds"
      from noted n join due on due.id = n.id join accounts a on a.id = n.account_id
     where a.verified and not a.disabled and (a.meta ->> 'receiveEmails')::boolean is distinct from false
     order by n.id`.execute(tx);
  return rows;
}
