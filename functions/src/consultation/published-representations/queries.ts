import { sql, type Tx } from '../../platform/db.ts';
import { pageWithin } from '../ground/public-frame/page-asked.ts';
import type { TextDocument } from '../ground/texts/text-nodes.ts';

export const PUBLISHED_PAGE_SIZE = 20;

export interface PublishedRepresentation {
  id: number;
  consultation: string;
  receivedDate: string;
  representee: string;
  attitude: string | null;
  policy: string | null;
  topics: string[];
  plain: string;
}

export interface AskedList {
  search: string;
  consultation: string;
  topic: string;
  attitude: string;
  /** From 1; there may be fewer. */
  page: number;
}

function matching({ search, consultation, topic, attitude }: AskedList) {
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql.join(
    [
      sql`true`,
      ...(search ? [sql`p.search_text ilike ${like}`] : []),
      ...(consultation ? [sql`p.consultation = ${consultation}`] : []),
      ...(topic ? [sql`${topic} = any(p.topics)`] : []),
      ...(attitude ? [sql`p.attitude = ${attitude}`] : []),
    ],
    sql` and `,
  );
}

const fields = sql`
  p.representation_id as id, p.consultation, p.received_date as "receivedDate", p.representee, p.attitude, p.policy,
  p.topics`;

/** One page of what is published and matches, in the order of the numbers, which page that is, and how much matches. */
export async function findPublished(
  tx: Tx,
  asked: AskedList,
): Promise<{ found: PublishedRepresentation[]; count: number; page: number }> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from published_representations p where ${matching(asked)}`.execute(tx);
  const count = counted[0]?.count ?? 0;
  const page = pageWithin(asked.page, count, PUBLISHED_PAGE_SIZE);
  const { rows } = await sql<PublishedRepresentation>`
    select ${fields}, left(p.plain, 400) as plain from published_representations p
     where ${matching(asked)}
     order by p.consultation_id desc, p.representation_id
     limit ${PUBLISHED_PAGE_SIZE} offset ${(page - 1) * PUBLISHED_PAGE_SIZE}`.execute(tx);
  return { found: rows, count, page };
}

export interface WholeRepresentation extends PublishedRepresentation {
  /** null: nobody worked on the text; `plain` is all of it. */
  document: TextDocument | null;
  response: string | null;
  attachments: PublishedAttachment[];
}

export interface PublishedAttachment {
  number: number;
  contentType: string;
  pages: number;
  /** In bytes. */
  size: number;
}

export async function findWhole(tx: Tx, id: number): Promise<WholeRepresentation | undefined> {
  const { rows } = await sql<WholeRepresentation>`
    select ${fields}, p.plain, p.document, p.response,
           (select coalesce(jsonb_agg(jsonb_build_object('number', a.number, 'contentType', a.content_type,
                                                         'pages', a.pages, 'size', a.size_bytes)
                                      order by a.number), '[]')
              from published_attachments a where a.representation_id = p.representation_id) as attachments
      from published_representations p
     where p.representation_id = ${id}`.execute(tx);
  return rows[0];
}

/** Where the copy of a published attachment lies, and its type. */
export async function findAttachment(
  tx: Tx,
  id: number,
  number: number,
): Promise<{ copyId: number; contentType: string } | undefined> {
  const { rows } = await sql<{ copyId: number; contentType: string }>`
    select copy_id as "copyId", content_type as "contentType" from published_attachments
     where representation_id = ${id} and number = ${number}`.execute(tx);
  return rows[0];
}

/** What can be chosen in the filters: only what something published has. */
export async function findChoices(tx: Tx) {
  const { rows } = await sql<{
    consultations: string[];
    topics: string[];
    attitudes: string[];
  }>`
    select array(select consultation from published_representations
                  group by consultation order by max(consultation_id) desc) as consultations,
           array(select distinct unnest(topics) from published_representations order by 1) as topics,
           array(select distinct attitude from published_representations
                  where attitude is not null order by 1) as attitudes`.execute(tx);
  return rows[0] ?? { consultations: [], topics: [], attitudes: [] };
}
