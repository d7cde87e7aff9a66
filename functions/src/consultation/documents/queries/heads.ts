import { sql, type Tx } from '../../../platform/db.ts';
import type { DraftDocument, ListedDocument } from '../contract.ts';

const inLondon = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI')`;

const head = sql`
  d.id, d.title,
  case when c.id is not null then jsonb_build_object(
    'id', c.id, 'name', c.name,
    'state', case when now() < c.opens_at then 'to come' when now() <= c.closes_at then 'open' else 'closed' end,
    'opensAt', ${inLondon('c.opens_at')}, 'closesAt', ${inLondon('c.closes_at')}) end as consultation,
  p.edition, p.published_at as "publishedAt",
  coalesce(e.revision <> d.revision, p.edition is not null) as "isChanged",
  d.updated_at as "updatedAt", coalesce(a.display_name, a.email) as "updatedBy", d.row_version`;
const from = sql`
  from documents d
  left join consultations c on c.id = d.consultation_id
  left join published_documents p on p.document_id = d.id
  left join document_editions e on e.document_id = d.id and e.edition = p.edition
  left join accounts a on a.id = d.updated_by`;

/** Documents that are not deleted, the last changed first. */
export async function findDocuments(tx: Tx): Promise<ListedDocument[]> {
  const { rows } = await sql<ListedDocument>`
    select ${head},
           (select count(*)::int from document_blocks b join document_sections s on s.id = b.section_id
             where s.document_id = d.id and b.type = 'question' and not b.is_deleted and not s.is_deleted) as questions,
           (select count(*)::int from document_respondents r
             where r.document_id = d.id and r.first_submitted_at is not null) as respondents
      ${from}
     where not d.is_deleted
     order by d.updated_at desc, d.id desc`.execute(tx);
  return rows;
}

export type DocumentHead = Omit<DraftDocument, 'sections' | 'blocks' | 'mayWrite'>;

/** A document without what it says; undefined for a deleted one. */
export async function findDocument(tx: Tx, id: number): Promise<DocumentHead | undefined> {
  const { rows } = await sql<DocumentHead>`
    select ${head}, d.settings, d.revision ${from} where d.id = ${id} and not d.is_deleted`.execute(
    tx,
  );
  return rows[0];
}

export interface HeldDocument {
  id: number;
  title: string;
  consultation_id: number | null;
  settings: DraftDocument['settings'];
  is_deleted: boolean;
  row_version: number;
  revision: number;
}

/**
 * A document, deleted ones included, held until the transaction ends: whatever changes its draft holds it first, so that
 * places are given by one at a time.
 */
export async function holdDocument(tx: Tx, id: number): Promise<HeldDocument | undefined> {
  const { rows } = await sql<HeldDocument>`
    select id, title, consultation_id, settings, is_deleted, row_version, revision
      from documents where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function insertDocument(
  tx: Tx,
  {
    title,
    consultationId,
    accountId,
  }: { title: string; consultationId: number | null; accountId: number },
): Promise<number> {
  const settings = { hideSectionNumberings: false, subtitle: '' };
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into documents (title, consultation_id, settings, updated_by)
      values (${title}, ${consultationId}, ${JSON.stringify(settings)}::jsonb, ${accountId}) returning id
    ), hero as (
      insert into document_sections (document_id, kind, position) select id, 'hero', 0 from added
    ), first as (
      insert into document_sections (document_id, kind, position) select id, 'section', 1 from added
    )
    select id from added`.execute(tx);
  return rows[0]!.id;
}

export async function writeDocument(
  tx: Tx,
  {
    id,
    title,
    consultation_id,
    settings,
    is_deleted,
  }: Omit<HeldDocument, 'row_version' | 'revision'>,
): Promise<void> {
  await sql`
    update documents
       set title = ${title}, consultation_id = ${consultation_id}, settings = ${JSON.stringify(settings)}::jsonb,
           is_deleted = ${is_deleted}, row_version = row_version + 1
     where id = ${id}`.execute(tx);
}

/** Notes that the draft was changed, and by whom. */
export async function touchDocument(tx: Tx, id: number, accountId: number): Promise<void> {
  await sql`
    update documents set revision = revision + 1, updated_by = ${accountId}, updated_at = clock_timestamp()
     where id = ${id}`.execute(tx);
}

export async function isConsultation(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from consultations where id = ${id}) as there`.execute(tx);
  return rows[0]?.there ?? false;
}
