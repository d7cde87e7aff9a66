import { sql, type TenantScope, withTenant } from '../../../platform/db.ts';
import type { Edition } from '../../ground/documents/edition.ts';

interface Put {
  consultationId?: number;
  files?: Record<string, string | Uint8Array>;
}

/** Makes an edition public as publishing does; gives the document's id. */
export const putEdition = (
  council: TenantScope,
  content: Edition,
  more: Put = {},
): Promise<number> =>
  withTenant(council, async (tx) => {
    const consultation = more.consultationId ?? null;
    const { rows } = await sql<{ id: number }>`
      insert into documents (title, consultation_id) values (${content.title}, ${consultation})
      returning id`.execute(tx);
    const { id } = rows[0]!;
    await sql`
      insert into published_documents (document_id, edition, title, content, consultation_id, search_text)
      values (${id}, 1, ${content.title}, ${JSON.stringify(content)}, ${consultation}, '')`.execute(
      tx,
    );
    for (const [name, body] of Object.entries(more.files ?? {}))
      await sql`
        insert into published_document_files (document_id, edition, name, content_type, body)
        values (${id}, 1, ${name}, 'image/svg+xml', ${Buffer.from(body)})`.execute(tx);
    return id;
  });

/** Takes it from the public. */
export const takeEdition = (council: TenantScope, id: number): Promise<unknown> =>
  withTenant(council, (tx) =>
    sql`delete from published_documents where document_id = ${id}`.execute(tx),
  );
