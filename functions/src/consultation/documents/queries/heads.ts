import { sql, type Tx } from '../../../platform/db.ts';
import { blockTypes, isAnswered } from '../../ground/documents/kinds.ts';
import type { CouncilPageKind } from '../../ground/public-frame/council-page-kinds.ts';
import {
  type DeletedDocument,
  type DraftDocument,
  type ListedDocument,
  MAX_DELETED_DOCUMENTS,
} from '../contract.ts';

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
  d.is_template as "isTemplate", d.council_page as "councilPage", ${inLondon('d.publish_at')} as "publishAt",
  d.updated_at as "updatedAt", coalesce(a.display_name, a.email) as "updatedBy", d.row_version`;
const respondents = sql`
  (select count(*)::int from document_respondents r
    where r.document_id = d.id and r.first_submitted_at is not null) as respondents`;
const from = sql`
  from documents d
  left join consultations c on c.id = d.consultation_id
  left join published_documents p on p.document_id = d.id
  left join document_editions e on e.document_id = d.id and e.edition = p.edition
  left join accounts a on a.id = d.updated_by`;

const answeredTypes = blockTypes.filter(isAnswered);

/** Documents that are not deleted, the last changed first. */
export async function findDocuments(tx: Tx): Promise<ListedDocument[]> {
  const { rows } = await sql<ListedDocument>`
    select ${head},
           (with recursive shown as (
              select s.id from document_sections s
               where s.document_id = d.id and s.parent_id is null and not s.is_deleted
               union all
              select s.id from document_sections s join shown on shown.id = s.parent_id where not s.is_deleted)
            select count(*)::int from document_blocks b join shown s on s.id = b.section_id
             where b.type = any(${answeredTypes}::text[]) and not b.is_deleted) as questions,
           ${respondents}
      ${from}
     where not d.is_deleted
     order by d.updated_at desc, d.id desc`.execute(tx);
  return rows;
}

/** Deleted documents, the last deleted first. */
export async function findDeletedDocuments(tx: Tx): Promise<DeletedDocument[]> {
  const { rows } = await sql<DeletedDocument>`
    select d.id, d.title, d.updated_at as "deletedAt", coalesce(a.display_name, a.email) as "deletedBy",
           ${respondents}, d.row_version
      from documents d left join accounts a on a.id = d.updated_by
     where d.is_deleted
     order by d.updated_at desc, d.id desc limit ${MAX_DELETED_DOCUMENTS}`.execute(tx);
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
  council_page: CouncilPageKind | null;
  is_template: boolean;
  row_version: number;
  revision: number;
  /** Nobody has written for a while, and what was written is not kept as a version yet. */
  isRested: boolean;
}

/**
 * A document, deleted ones included, held until the transaction ends: whatever changes its draft holds it first, so that
 * places are given by one at a time.
 */
export async function holdDocument(tx: Tx, id: number): Promise<HeldDocument | undefined> {
  const { rows } = await sql<HeldDocument>`
    select id, title, consultation_id, settings, is_deleted, council_page, is_template, row_version, revision,
           updated_at < clock_timestamp() - interval '10 minutes'
             and not exists (select from document_versions v
                              where v.document_id = documents.id and v.revision = documents.revision) as "isRested"
      from documents where id = ${id} for update`.execute(tx);
  return rows[0];
}

interface NewDocument {
  title: string;
  consultationId: number | null;
  settings: DraftDocument['settings'];
  isTemplate: boolean;
  accountId: number;
}

/** Adds a document without sections; gives its id. */
export async function insertDocument(
  tx: Tx,
  { title, consultationId, settings, isTemplate, accountId }: NewDocument,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into documents (title, consultation_id, settings, is_template, updated_by)
    values (${title}, ${consultationId}, ${JSON.stringify(settings)}::jsonb, ${isTemplate}, ${accountId})
    returning id`.execute(tx);
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
    council_page,
  }: Pick<
    HeldDocument,
    'id' | 'title' | 'consultation_id' | 'settings' | 'is_deleted' | 'council_page'
  >,
): Promise<void> {
  await sql`
    update documents
       set title = ${title}, consultation_id = ${consultation_id}, settings = ${JSON.stringify(settings)}::jsonb,
           is_deleted = ${is_deleted}, council_page = ${council_page}, row_version = row_version + 1
     where id = ${id}`.execute(tx);
}

/** What the other document is called that is this page of the council already. */
export async function findOtherCouncilPage(
  tx: Tx,
  kind: CouncilPageKind,
  exceptId: number,
): Promise<string | undefined> {
  // Of two who choose the same at once, the second waits and reads what the first chose.
  await sql`select pg_advisory_xact_lock(hashtext(current_schema() || ' council pages'))`.execute(
    tx,
  );
  const { rows } = await sql<{ title: string }>`
    select title from documents
     where council_page = ${kind} and not is_deleted and id <> ${exceptId}`.execute(tx);
  return rows[0]?.title;
}

export async function isConsultation(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from consultations where id = ${id}) as there`.execute(tx);
  return rows[0]?.there ?? false;
}
