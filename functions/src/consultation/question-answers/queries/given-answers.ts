import { sql, type Tx } from '../../../platform/db.ts';
import type { Answer } from '../../ground/documents/blocks/question/answer-rules.ts';
import type { NumberedEdition } from '../../ground/documents/answer-words.ts';
import type { HeldReason, ModerationState } from '../contract/moderation.ts';
import { changedSince } from './registering.ts';

export interface AnsweredEditions {
  title: string;
  consultationId: number | null;
  editions: NumberedEdition[];
}

/** What a document is called, and its latest edition with others that were answered, the latest first; undefined for none. */
export async function findAnswered(
  tx: Tx,
  documentId: number,
): Promise<AnsweredEditions | undefined> {
  const { rows } = await sql<AnsweredEditions>`
    select d.title, d.consultation_id as "consultationId",
           coalesce((select jsonb_agg(e.content || jsonb_build_object('edition', e.edition) order by e.edition desc) from document_editions e
                      where e.document_id = d.id
                        and (e.edition in (select a.edition from question_answers a
                                             join document_respondents r on r.id = a.respondent_id
                                            where r.document_id = d.id)
                             or e.edition = (select max(l.edition) from document_editions l
                                              where l.document_id = d.id))), '[]') as editions
      from documents d where d.id = ${documentId} and not d.is_deleted`.execute(tx);
  return rows[0];
}

/** How many answers of a document are held, and what else is known of those who answer. */
export interface CountedRespondents {
  respondents: number;
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
           count(*) filter (where counted > 0 and representation_id is not null)::int as registered,
           count(*) filter (where changed and held = 0)::int as changed,
           count(*) filter (where submitted = 0 and begun > 0)::int as begun,
           coalesce(sum(held), 0)::int as held,
           count(*) filter (where held > 0)::int as waiting,
           count(*) filter (where held = 0 and (changed or (counted > 0 and representation_id is null)))::int as ready
      from (select r.representation_id, ${changedSince} as changed, count(a.id) as begun, count(a.answer) as submitted,
                   count(*) filter (where a.is_counted) as counted,
                   count(*) filter (where a.moderation = 'held') as held
              from document_respondents r left join question_answers a on a.respondent_id = r.id
             where r.document_id = ${documentId} group by r.id) each_of_them`.execute(tx);
  return (
    rows[0] ?? {
      respondents: 0,
      registered: 0,
      changed: 0,
      begun: 0,
      held: 0,
      waiting: 0,
      ready: 0,
    }
  );
}

export interface CountedAnswers {
  /** Of the question itself, or of a part of a map-linked one. */
  counts: { questionId: string; answers: number }[];
  options: { questionId: string; optionId: string; count: number }[];
  sites: { questionId: string; siteId: number; name: string; count: number }[];
}

/** Submitted answers by question, option and site; not those that are held or rejected. */
export async function countGiven(tx: Tx, documentId: number): Promise<CountedAnswers> {
  const said = sql`
    with given as (
      select a.question_id::text as "questionId", a.answer, a.site_id, a.site_name
        from question_answers a join document_respondents r on r.id = a.respondent_id
       where r.document_id = ${documentId} and a.is_counted
    ), said as (
      select "questionId", answer from given
       union all
      select p ->> 'questionId', p from given, jsonb_array_elements(answer -> 'parts') p
    )`;
  const counts = await sql<{ questionId: string; answers: number }>`
    ${said} select "questionId", count(*)::int as answers from said group by 1`.execute(tx);
  const options = await sql<{ questionId: string; optionId: string; count: number }>`
    ${said} select "questionId", o as "optionId", count(*)::int as count
              from said, jsonb_array_elements_text(answer -> 'chosen') o group by 1, 2`.execute(tx);
  const sites = await sql<{ questionId: string; siteId: number; name: string; count: number }>`
    ${said} select "questionId", site_id as "siteId", max(coalesce(site_name, '')) as name, count(*)::int as count
              from given where site_id is not null group by 1, 2 order by count(*) desc, site_id`.execute(
    tx,
  );
  return { counts: counts.rows, options: options.rows, sites: sites.rows };
}

export interface GivenRow {
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
/** The columns of `GivenRow`. */
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
export async function findGiven(
  tx: Tx,
  documentId: number,
  asked: AskedAnswers,
): Promise<{ rows: GivenRow[]; count: number }> {
  const where = matching(documentId, asked);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count ${fromGiven} where ${where}`.execute(tx);
  const { rows } = await sql<GivenRow>`
    select ${givenFields} ${fromGiven} where ${where}
     order by a.submitted_at desc, a.id desc limit ${asked.limit} offset ${asked.offset}`.execute(
    tx,
  );
  return { rows, count: counted[0]?.count ?? 0 };
}

/** All submitted answers of these respondents that count. */
export async function findGivenOf(tx: Tx, respondentIds: readonly number[]): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select ${givenFields} ${fromGiven}
     where r.id = any(${respondentIds}::bigint[]) and a.is_counted order by r.id, a.id`.execute(tx);
  return rows;
}

/** The submitted answers of the next respondents after one, held and rejected ones included, whole respondents together in the order in which they came. */
export async function findGivenAfter(
  tx: Tx,
  documentId: number,
  after: number,
  respondents: number,
): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
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
