import { sql, type Tx } from '../../../platform/db.ts';
import type { AnsweringTime } from '../../ground/documents/blocks/question/why-not-now.ts';
import type { Edition, EditionQuestion } from '../../ground/documents/edition.ts';
import { servedEdition } from '../../ground/documents/served-edition.ts';

/** A published document and when it is answered, by the clock of the database. */
export interface Answerable extends AnsweringTime {
  title: string;
  edition: number;
  now: string;
  firstClosesAt: string | null;
  lastClosesAt: string | null;
}

const answerable = sql`
  p.title, p.edition, now() as now, c.opens_at as "opensAt", c.closes_at as "closesAt",
  c.first_closes_at as "firstClosesAt", c.last_closes_at as "lastClosesAt",
  case when c.id is null then 'none' when now() < c.opens_at then 'to come'
       when now() <= c.closes_at then 'open' else 'closed' end as state`;
const published = sql`
  published_documents p left join published_consultations c on c.id = p.consultation_id`;

/** A document that the public can read; undefined for any other. */
export async function findAnswerable(tx: Tx, documentId: number): Promise<Answerable | undefined> {
  const { rows } = await sql<Answerable>`
    select ${answerable} from ${published} where p.document_id = ${documentId}`.execute(tx);
  return rows[0];
}

/** A published document with one of its questions; null where it does not ask that. */
export async function findAsked(
  tx: Tx,
  documentId: number,
  questionId: string,
): Promise<(Answerable & { question: EditionQuestion | null }) | undefined> {
  const { rows } = await sql<Answerable & { question: EditionQuestion | null }>`
    select ${answerable},
           jsonb_path_query_first(p.content, 'strict $.sections.** ? (@.type == "question" && @.id == $id).content',
                                  jsonb_build_object('id', ${questionId}::text)) as question
      from ${published} where p.document_id = ${documentId}`.execute(tx);
  return rows[0];
}

/** What a published document says; undefined for any other. */
export async function findEdition(tx: Tx, documentId: number): Promise<Edition | undefined> {
  const { rows } = await sql<{ content: Edition }>`
    select content from published_documents where document_id = ${documentId}`.execute(tx);
  return rows[0] && servedEdition(rows[0].content);
}
