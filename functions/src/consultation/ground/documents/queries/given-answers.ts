import { sql, type Tx } from '../../../../platform/db.ts';
import type { NumberedEdition } from '../answer-words.ts';
import type { EditionQuestion } from '../edition.ts';
import { servedEdition } from '../served-edition.ts';

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
  const [found] = rows;
  return found && { ...found, editions: found.editions.map(servedEdition) };
}

/** What these editions of a document say, the latest first. */
export async function findEditions(
  tx: Tx,
  documentId: number,
  editions: readonly number[],
): Promise<NumberedEdition[]> {
  const { rows } = await sql<{ content: NumberedEdition }>`
    select content || jsonb_build_object('edition', edition) as content from document_editions
     where document_id = ${documentId} and edition = any(${editions}::int[])
     order by edition desc`.execute(tx);
  return rows.map(({ content }) => servedEdition(content));
}

/** A question as an edition before the published one asked it; undefined for none, and for the published one itself. */
export async function findAskedBefore(
  tx: Tx,
  { documentId, questionId, edition }: { documentId: number; questionId: string; edition: number },
): Promise<EditionQuestion | undefined> {
  const { rows } = await sql<{ question: EditionQuestion | null }>`
    select jsonb_path_query_first(e.content, 'strict $.sections.** ? (@.type == "question" && @.id == $id).content',
                                  jsonb_build_object('id', ${questionId}::text)) as question
      from document_editions e join published_documents p on p.document_id = e.document_id
     where e.document_id = ${documentId} and e.edition = ${edition} and e.edition < p.edition`.execute(
    tx,
  );
  return rows[0]?.question ?? undefined;
}

export interface CountedAnswers {
  /** Of the question itself, or of a part of a map-linked one. */
  counts: { questionId: string; edition: number; answers: number }[];
  options: { questionId: string; edition: number; optionId: string; count: number }[];
  sites: { questionId: string; siteId: number; name: string; count: number }[];
}

/** Submitted answers by question, option and the edition that asked, and by site; not those that are held or rejected. */
export async function countSubmittedAnswers(tx: Tx, documentId: number): Promise<CountedAnswers> {
  const said = sql`
    with given as (
      select a.question_id::text as "questionId", a.edition, a.answer, a.site_id, a.site_name
        from question_answers a join document_respondents r on r.id = a.respondent_id
       where r.document_id = ${documentId} and a.is_counted
    ), said as (
      select "questionId", edition, answer from given
       union all
      select p ->> 'questionId', edition, p from given, jsonb_array_elements(answer -> 'parts') p
    )`;
  const counts = await sql<CountedAnswers['counts'][number]>`
    ${said} select "questionId", edition, count(*)::int as answers from said group by 1, 2`.execute(
    tx,
  );
  const options = await sql<CountedAnswers['options'][number]>`
    ${said} select "questionId", edition, o as "optionId", count(*)::int as count
              from said, jsonb_array_elements_text(answer -> 'chosen') o group by 1, 2, 3`.execute(
    tx,
  );
  const sites = await sql<{ questionId: string; siteId: number; name: string; count: number }>`
    ${said} select "questionId", site_id as "siteId", max(coalesce(site_name, '')) as name, count(*)::int as count
              from given where site_id is not null group by 1, 2 order by count(*) desc, site_id`.execute(
    tx,
  );
  return { counts: counts.rows, options: options.rows, sites: sites.rows };
}
