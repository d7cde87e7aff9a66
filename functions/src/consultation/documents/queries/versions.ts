import { sql, type Tx } from '../../../platform/db.ts';
import type { KeptDraft } from '../versions/kept-draft.ts';

/** The maximum of automatic versions per document; named and published ones do not count. */
const MAX_KEPT = 100;

export interface VersionHead {
  revision: number;
  name: string | null;
  /** The edition that was made of it. */
  edition: number | null;
  savedAt: string;
  savedBy: string | null;
}

/** The versions of a document, the last first. */
export async function findDraftVersions(tx: Tx, documentId: number): Promise<VersionHead[]> {
  const { rows } = await sql<VersionHead>`
    select v.revision, v.name,
           (select max(e.edition) from document_editions e
             where e.document_id = v.document_id and e.revision = v.revision) as edition, v.saved_at as "savedAt",
           coalesce(nullif(a.display_name, ''), a.email) as "savedBy"
      from document_versions v
      left join accounts a on a.id = v.saved_by
     where v.document_id = ${documentId}
     order by v.revision desc`.execute(tx);
  return rows;
}

/** What a draft was at a revision; undefined where that is not kept. */
export async function findDraftVersion(
  tx: Tx,
  documentId: number,
  revision: number,
): Promise<KeptDraft | undefined> {
  const { rows } = await sql<{ content: KeptDraft }>`
    select content from document_versions
     where document_id = ${documentId} and revision = ${revision}`.execute(tx);
  return rows[0]?.content;
}

/** What the version of a revision is called; null where it has no name, or is not kept. */
export async function findVersionName(
  tx: Tx,
  documentId: number,
  revision: number,
): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select name from document_versions
     where document_id = ${documentId} and revision = ${revision}`.execute(tx);
  return rows[0]?.name ?? null;
}

/** Keeps the draft of a held document as it is; one that is kept already gets the name. */
export async function insertVersion(
  tx: Tx,
  documentId: number,
  { name, content }: { name: string | null; content: KeptDraft },
): Promise<void> {
  await sql`
    insert into document_versions (document_id, revision, name, content, saved_by, saved_at)
    select id, revision, ${name}, ${JSON.stringify(content)}::jsonb, updated_by, updated_at
      from documents where id = ${documentId}
    on conflict (document_id, revision) do update
       set name = coalesce(excluded.name, document_versions.name)`.execute(tx);
  await sql`
    delete from document_versions v
     where v.document_id = ${documentId} and v.name is null
       and not exists (select from document_editions e
                        where e.document_id = v.document_id and e.revision = v.revision)
       and (select count(*) from document_versions later
             where later.document_id = v.document_id and later.revision > v.revision) >= ${MAX_KEPT}`.execute(
    tx,
  );
}
