import { sql, type Tx } from '../../../platform/db.ts';
import type { TextDocument } from '../../ground/texts/text-nodes.ts';

export interface WorkingCopy {
  document: TextDocument;
  revision: number;
  version: number;
  accountId: number | null;
  savedBy: string | null;
  savedAt: string;
}

/** The working copy of a representation's text; undefined until somebody has saved one. */
export async function findWorkingCopy(
  tx: Tx,
  representationId: number,
): Promise<WorkingCopy | undefined> {
  const { rows } = await sql<WorkingCopy>`
    select t.document, t.revision, t.version, t.account_id as "accountId", t.saved_at as "savedAt",
           coalesce(nullif(a.display_name, ''), split_part(a.email, '@', 1)) as "savedBy"
      from representation_texts t left join accounts a on a.id = t.account_id
     where t.representation_id = ${representationId}`.execute(tx);
  return rows[0];
}

/** What arrived, word for word; '' where nothing was kept. */
export async function findOriginal(tx: Tx, representationId: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select text from representation_originals where representation_id = ${representationId}`.execute(
    tx,
  );
  return rows[0]?.text ?? '';
}

interface Saved {
  document: TextDocument;
  accountId: number;
  /** Another than the present one begins a version. */
  version: number;
}

/** Writes the working copy and its version; gives how often it was saved. */
export async function writeText(
  tx: Tx,
  representationId: number,
  { document, accountId, version }: Saved,
): Promise<number> {
  const json = JSON.stringify(document);
  const { rows } = await sql<{ revision: number }>`
    insert into representation_texts (representation_id, document, revision, version, account_id)
    values (${representationId}, ${json}::jsonb, 1, ${version}, ${accountId})
    on conflict (representation_id) do update
      set document = excluded.document, revision = representation_texts.revision + 1, version = excluded.version,
          account_id = excluded.account_id, saved_at = clock_timestamp()
    returning revision`.execute(tx);
  await sql`
    insert into representation_text_versions (representation_id, version, document, account_id)
    values (${representationId}, ${version}, ${json}::jsonb, ${accountId})
    on conflict (representation_id, version) do update
      set document = excluded.document, saved_at = clock_timestamp()`.execute(tx);
  return rows[0]?.revision ?? 0;
}

/** Whether an officer's last save of a text is so recent that this one continues it. */
export async function continuesVersion(
  tx: Tx,
  representationId: number,
  accountId: number,
): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select v.account_id = ${accountId} and v.saved_at > clock_timestamp() - interval '10 minutes'
           and v.began_at > clock_timestamp() - interval '1 hour' as same
      from representation_texts t join representation_text_versions v using (representation_id, version)
     where t.representation_id = ${representationId}`.execute(tx);
  return rows[0]?.same ?? false;
}

/** Puts what others may read of a text in place; gives whether it is another than before. */
export async function writePublicText(
  tx: Tx,
  representationId: number,
  { document, plain }: { document: TextDocument; plain: string },
): Promise<boolean> {
  const json = JSON.stringify(document);
  const { rows } = await sql<{ representation_id: number }>`
    insert into public_texts (representation_id, plain, document)
    values (${representationId}, ${plain}, ${json}::jsonb)
    on conflict (representation_id) do update set plain = excluded.plain, document = excluded.document
      where (public_texts.plain, public_texts.document) is distinct from (excluded.plain, excluded.document)
    returning representation_id`.execute(tx);
  return rows.length > 0;
}

/** The text that the public reads; undefined: none. */
export async function findPublishedText(
  tx: Tx,
  representationId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ plain: string }>`
    select plain from published_representations where representation_id = ${representationId}`.execute(
    tx,
  );
  return rows[0]?.plain;
}

/** Versions of a text, the last first. */
export async function findVersions(tx: Tx, representationId: number) {
  const { rows } = await sql<{
    version: number;
    savedBy: string | null;
    beganAt: string;
    savedAt: string;
  }>`
    select v.version, coalesce(nullif(a.display_name, ''), split_part(a.email, '@', 1)) as "savedBy",
           v.began_at as "beganAt", v.saved_at as "savedAt"
      from representation_text_versions v left join accounts a on a.id = v.account_id
     where v.representation_id = ${representationId}
     order by v.version desc`.execute(tx);
  return rows;
}

export async function findVersion(
  tx: Tx,
  representationId: number,
  version: number,
): Promise<TextDocument | undefined> {
  const { rows } = await sql<{ document: TextDocument }>`
    select document from representation_text_versions
     where representation_id = ${representationId} and version = ${version}`.execute(tx);
  return rows[0]?.document;
}
