import { sql, type Tx } from '../../../platform/db.ts';
import type { Answer } from '../../ground/documents/blocks/question/answer-rules.ts';
import type { HeldReason, ModerationState } from '../contract/moderation.ts';
import { changedSince } from './registering.ts';

/** How many answers of a document are held, and what else is known of those who answer. */
export interface CountedRespondents {
  respondents: number;
  people: number;
  registered: number;
  /** Of those who are registered: whose answers were changed since, and can be registered anew. */
  changed: number;
  begun: number;
  held: number;
  /** Those of whom an answer is held: they are not registered, or not anew, before that. */
  waiting: number;
  /** Those who can be registered now. */
  ready: number;
}

/** How many submitted something that counts, are registered, and only began; whom decisions on answers keep waiting. */
export async function countRespondents(tx: Tx, documentId: number): Promise<CountedRespondents> {
  const { rows } = await sql<CountedRespondents>`
    select count(*) filter (where counted > 0)::int as respondents,
           count(distinct account_id) filter (where counted > 0)::int as people,
           count(*) filter (where counted > 0 and representation_id is not null)::int as registered,
           count(*) filter (where changed and held = 0)::int as changed,
           count(*) filter (where submitted = 0 and begun > 0)::int as begun,
           coalesce(sum(held), 0)::int as held,
           count(*) filter (where held > 0)::int as waiting,
           count(*) filter (where held = 0 and (changed or (counted > 0 and representation_id is null)))::int as ready
      from (select r.account_id, r.representation_id, ${changedSince} as changed, count(a.id) as begun, count(a.answer) as submitted,
                   count(*) filter (where a.is_counted) as counted,
                   count(*) filter (where a.moderation = 'held') as held
              from document_respondents r left join question_answers a on a.respondent_id = r.id
             where r.document_id = ${documentId} group by r.id) each_of_them`.execute(tx);
  return (
    rows[0] ?? {
      respondents: 0,
      people: 0,
      registered: 0,
      changed: 0,
      begun: 0,
      held: 0,
      waiting: 0,
      ready: 0,
    }
  );
}

export interface SubmittedAnswerRow {
  id: number;
  respondentId: number;
  reference: string;
  name: string;
  email: string;
  onBehalfOf: string | null;
  consent: string | null;
  questionId: string;
  siteId: number | null;
  siteName: string | null;
  answer: Answer;
  edition: number;
  submittedAt: string;
  firstSubmittedAt: string | null;
  representationId: number | null;
  /** Null: it was never held. */
  moderation: ModerationState | null;
  heldFor: HeldReason[];
}

const nameOf = sql`
  coalesce(nullif(trim(concat_ws(' ', c.about ->> 'firstName', c.about ->> 'lastName')), ''), c.display_name, '')`;
/** The columns of `SubmittedAnswerRow`. */
export const givenFields = sql`
  a.id, r.id as "respondentId", r.reference, ${nameOf} as name, c.email, r.client_name as "onBehalfOf", r.consent,
  a.question_id as "questionId", a.site_id as "siteId", a.site_name as "siteName", a.answer, a.edition,
  a.submitted_at as "submittedAt", r.first_submitted_at as "firstSubmittedAt",
  r.representation_id as "representationId", a.moderation, a.held_for as "heldFor"`;
/** Where they come from: answers `a`, respondents `r` and accounts `c`. */
export const fromGiven = sql`
  from question_answers a
  join document_respondents r on r.id = a.respondent_id
  join accounts c on c.id = r.account_id`;

export interface AskedAnswers {
  questionId?: string | undefined;
  siteId?: number | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

function matching(documentId: number, { questionId, siteId, search }: AskedAnswers) {
  const like = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql.join(
    [
      sql`r.document_id = ${documentId} and a.is_counted`,
      ...(questionId ? [sql`a.question_id = ${questionId}::uuid`] : []),
      ...(siteId ? [sql`a.site_id = ${siteId}`] : []),
      ...(search
        ? [
            sql`concat_ws(' ', r.reference, ${nameOf}, r.client_name, a.site_name, a.answer ->> 'text',
                          a.answer ->> 'conditionalText', a.answer ->> 'siteComment',
                          jsonb_path_query_array(a.answer, '$.parts[*].text')::text,
                          jsonb_path_query_array(a.answer, '$.parts[*].conditionalText')::text) ilike ${like}`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** One page of submitted answers that count, the latest first, and how many there are. */
export async function findSubmittedAnswers(
  tx: Tx,
  documentId: number,
  asked: AskedAnswers,
): Promise<{ rows: SubmittedAnswerRow[]; count: number }> {
  const where = matching(documentId, asked);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count ${fromGiven} where ${where}`.execute(tx);
  const { rows } = await sql<SubmittedAnswerRow>`
    select ${givenFields} ${fromGiven} where ${where}
     order by a.submitted_at desc, a.id desc limit ${asked.limit} offset ${asked.offset}`.execute(
    tx,
  );
  return { rows, count: counted[0]?.count ?? 0 };
}

/** All submitted answers of these respondents that count. */
export async function findGivenOf(
  tx: Tx,
  respondentIds: readonly number[],
): Promise<SubmittedAnswerRow[]> {
  const { rows } = await sql<SubmittedAnswerRow>`
    select ${givenFields} ${fromGiven}
     where r.id = any(${respondentIds}::bigint[]) and a.is_counted order by r.id, a.id`.execute(tx);
  return rows;
}

interface RespondentPlace {
  place: number;
  respondents: number;
  previousId: number | null;
  nextId: number | null;
}

/** Where a respondent of a document stands among those whose answers count; undefined for any other. */
export async function findRespondentPlace(
  tx: Tx,
  documentId: number,
  respondentId: number,
): Promise<RespondentPlace | undefined> {
  const { rows } = await sql<RespondentPlace>`
    select place, respondents, "previousId", "nextId"
      from (select r.id, (row_number() over all_of_them)::int as place, (count(*) over ())::int as respondents,
                   lag(r.id) over all_of_them as "previousId", lead(r.id) over all_of_them as "nextId"
              from document_respondents r
             where r.document_id = ${documentId}
               and exists (select from question_answers a where a.respondent_id = r.id and a.is_counted)
            window all_of_them as (order by r.id)) placed
     where id = ${respondentId}`.execute(tx);
  return rows[0];
}

/** When answers to a document can be registered: when its consultation closes; null where it is closed or there is none. */
export async function findClosing(tx: Tx, consultationId: number | null): Promise<string | null> {
  const { rows } = await sql<{ closesAt: string }>`
    select closes_at as "closesAt" from consultations
     where id = ${consultationId} and now() <= closes_at`.execute(tx);
  return rows[0]?.closesAt ?? null;
}

/** The submitted answers of the next respondents after one, held and rejected ones included, whole respondents together in the order in which they came. */
export async function findGivenAfter(
  tx: Tx,
  documentId: number,
  after: number,
  respondents: number,
): Promise<SubmittedAnswerRow[]> {
  const { rows } = await sql<SubmittedAnswerRow>`
    with next as (
      select n.id from document_respondents n
       where n.document_id = ${documentId} and n.id > ${after}
         and exists (select from question_answers q where q.respondent_id = n.id and q.answer is not null)
       order by n.id limit ${respondents}
    )
    select ${givenFields} ${fromGiven}
     where r.id in (select id from next) and a.answer is not null
     order by r.id, a.id`.execute(tx);
  return rows;
}
