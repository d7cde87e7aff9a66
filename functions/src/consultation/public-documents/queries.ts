import { escapeLikePattern } from '../../records/search/escape-like-pattern.ts';
import { sql, type Tx } from '../../platform/db.ts';
import type { CouncilPageKind } from '../ground/public-frame/council-page-kinds.ts';
import type { Edition, EditionAttachment } from '../ground/documents/edition.ts';
import { pageWithin } from '../ground/public-frame/page-asked.ts';
import { servedEdition } from '../ground/documents/served-edition.ts';

/** When a document's consultation is open, by the clock of the database; times are ISO 8601. */
export interface DocumentConsultation {
  name: string;
  state: 'to come' | 'open' | 'closed';
  opensAt: string;
  closesAt: string;
  /** When it was first to close, where that was moved. */
  firstClosesAt: string | null;
  /** When it was to close before that was last moved. */
  lastClosesAt: string | null;
  /** Days in London until the one on which it closes. */
  daysLeft: number;
  /** It closes within the hour. */
  isLastHour: boolean;
}

export interface PublishedEntry {
  id: number;
  title: string;
  subtitle: string;
  publishedAt: string;
  consultation: DocumentConsultation | null;
}

export interface WholeDocument {
  id: number;
  edition: number;
  content: Edition;
  publishedAt: string;
  consultation: DocumentConsultation | null;
  /** How many documents are listed. */
  count: number;
}

const londonDay = (time: string) => sql`(${sql.raw(time)} at time zone 'Europe/London')::date`;

const consultation = sql`
  case when c.id is not null then jsonb_build_object(
    'name', c.name,
    'state', case when now() < c.opens_at then 'to come' when now() <= c.closes_at then 'open' else 'closed' end,
    'opensAt', c.opens_at, 'closesAt', c.closes_at, 'firstClosesAt', c.first_closes_at, 'lastClosesAt', c.last_closes_at,
    'daysLeft', ${londonDay('c.closes_at')} - ${londonDay('now()')},
    'isLastHour', now() between c.closes_at - interval '1 hour' and c.closes_at) end as consultation`;

/** When a consultation is open, whether or not a document of it is public; for the council itself. */
export async function findConsultationState(
  tx: Tx,
  consultationId: number,
): Promise<DocumentConsultation | undefined> {
  const { rows } = await sql<{ consultation: DocumentConsultation }>`
    select ${consultation} from consultations c where c.id = ${consultationId}`.execute(tx);
  return rows[0]?.consultation;
}

/** Documents on a page of the list. */
export const LISTED_PAGE_SIZE = 20;

/**
 * One page of the published documents but the pages of the council, which it is, the last where there are fewer, and how
 * many there are: what is open first and of that the first to close, then what is to come, then the newest.
 */
export async function listPublished(
  tx: Tx,
  asked: number,
): Promise<{ documents: PublishedEntry[]; count: number; page: number }> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from published_documents
     where document_id not in (select document_id from published_council_pages)`.execute(tx);
  const count = counted[0]?.count ?? 0;
  const page = pageWithin(asked, count, LISTED_PAGE_SIZE);
  const { rows } = await sql<PublishedEntry>`
    select p.document_id as id, p.title, coalesce(p.content ->> 'subtitle', '') as subtitle,
           p.published_at as "publishedAt", ${consultation}
      from published_documents p
      left join published_consultations c on c.id = p.consultation_id
     where p.document_id not in (select document_id from published_council_pages)
     order by case when c.id is null or now() > c.closes_at then 3 when now() >= c.opens_at then 1 else 2 end,
              case when now() <= c.closes_at then c.closes_at end, p.published_at desc, p.document_id desc
     limit ${LISTED_PAGE_SIZE} offset ${(page - 1) * LISTED_PAGE_SIZE}`.execute(tx);
  return { documents: rows, count, page };
}

/** The edition of a document that is public; undefined where none is. */
export async function findWholeDocument(tx: Tx, id: number): Promise<WholeDocument | undefined> {
  const { rows } = await sql<WholeDocument>`
    select p.document_id as id, p.edition, p.content, p.published_at as "publishedAt",
           (select count(*)::int from published_documents
             where document_id not in (select document_id from published_council_pages)) as count, ${consultation}
      from published_documents p
      left join published_consultations c on c.id = p.consultation_id
     where p.document_id = ${id}`.execute(tx);
  const [found] = rows;
  return found && { ...found, content: servedEdition(found.content) };
}

/** The document that is a page of the council's; undefined where none of that kind is public. */
export async function findCouncilPage(tx: Tx, kind: CouncilPageKind): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select document_id as id from published_council_pages where kind = ${kind}`.execute(tx);
  return rows[0]?.id;
}

/** An attachment of the edition that is public. */
export async function findPublicAttachment(
  tx: Tx,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<EditionAttachment | undefined> {
  const { rows } = await sql<{ attachment: EditionAttachment }>`
    select a.attachment
      from published_documents p
      cross join jsonb_array_elements(coalesce(p.content -> 'attachments', '[]'::jsonb)) as a (attachment)
     where p.document_id = ${id} and (a.attachment ->> 'id')::bigint = ${attachmentId}`.execute(tx);
  return rows[0]?.attachment;
}

/** What of a public document may change while somebody reads it; undefined where none is. */
export async function findState(
  tx: Tx,
  id: number,
): Promise<Pick<WholeDocument, 'edition' | 'consultation'> | undefined> {
  const { rows } = await sql<Pick<WholeDocument, 'edition' | 'consultation'>>`
    select p.edition, ${consultation}
      from published_documents p
      left join published_consultations c on c.id = p.consultation_id
     where p.document_id = ${id}`.execute(tx);
  return rows[0];
}

/** A picture, or the data of a map, of an edition that is public. */
export async function findEditionFile(
  tx: Tx,
  file: { id: number; edition: number; name: string },
): Promise<{ contentType: string; body: Buffer } | undefined> {
  const { rows } = await sql<{ contentType: string; body: Buffer }>`
    select content_type as "contentType", body from published_document_files
     where document_id = ${file.id} and edition = ${file.edition} and name = ${file.name}`.execute(
    tx,
  );
  return rows[0];
}

interface Searched {
  words: readonly string[];
  /** Only in this one. */
  documentId: number | undefined;
  limit: number;
  /** From 1; there may be fewer. */
  page: number;
}

/** Published documents that hold all of these words, the newest first, how many there are, and which page they are. */
export async function findHolding(
  tx: Tx,
  { words, documentId, limit, page: asked }: Searched,
): Promise<{
  rows: { id: number; title: string; content: Edition }[];
  count: number;
  page: number;
}> {
  if (words.length === 0) return { rows: [], count: 0, page: 1 };
  const holds = words.map((word) => sql`p.search_text ilike ${`%${escapeLikePattern(word)}%`}`);
  const where = sql`${sql.join(holds, sql` and `)}
       and (${documentId ?? null}::bigint is null or p.document_id = ${documentId ?? null})`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from published_documents p where ${where}`.execute(tx);
  const count = counted[0]?.count ?? 0;
  const page = pageWithin(asked, count, limit);
  const { rows } = await sql<{ id: number; title: string; content: Edition }>`
    select p.document_id as id, p.title, p.content
      from published_documents p
     where ${where}
     order by p.published_at desc, p.document_id desc
     limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const served = rows.map((row) => ({ ...row, content: servedEdition(row.content) }));
  return { rows: served, count, page };
}

/** The title of a document that is public. */
export async function findPublicTitle(tx: Tx, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select title from published_documents where document_id = ${id}`.execute(tx);
  return rows[0]?.title;
}
