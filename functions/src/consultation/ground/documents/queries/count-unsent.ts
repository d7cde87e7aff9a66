import { sql, type Tx } from '../../../../platform/db.ts';

/** People who have typed answers and not sent them. */
interface UnsentCount {
  people: number;
  /** Of them, those who want e-mails about consultations. */
  mailed: number;
}

/** Who has something unsent in one document, or in all of a consultation that are not deleted; a person counts once. */
export async function countUnsent(
  tx: Tx,
  { documentId, consultationId }: { documentId?: number; consultationId?: number },
): Promise<UnsentCount> {
  const { rows } = await sql<UnsentCount>`
    select count(distinct a.id)::int as people,
           count(distinct a.id) filter (where (a.meta ->> 'receiveEmails')::boolean)::int as mailed
      from document_respondents r
      join documents d on d.id = r.document_id and not d.is_deleted
      join accounts a on a.id = r.account_id and a.verified and not a.disabled
     where (d.id = ${documentId ?? null}::bigint or d.consultation_id = ${consultationId ?? null}::bigint)
       and exists (select from question_answers q
                    where q.respondent_id = r.id and q.draft is not null and q.draft is distinct from q.answer)`.execute(
    tx,
  );
  return rows[0] ?? { people: 0, mailed: 0 };
}
