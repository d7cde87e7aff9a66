import { sql, type Tx } from '../../../../platform/db.ts';
import { OWN_MARKS, type TextDocument, type TextNode } from '../../texts/text-nodes.ts';

/**
 * Gives a copy the text that officers worked on, so that what was redacted stays so. Topics, sites and parts are said of
 * one representation: their marks are left out.
 */
export async function copyRedactedText(
  tx: Tx,
  id: number,
  copy: number,
  accountId: number,
): Promise<void> {
  const { rows } = await sql<{ document: TextDocument }>`
    select document from representation_texts where representation_id = ${id}`.execute(tx);
  if (!rows[0]) return;
  const document = JSON.stringify(withoutOwnMarks(rows[0].document));
  await sql`
    insert into representation_texts (representation_id, document, revision, version, account_id)
    values (${copy}, ${document}::jsonb, 1, 1, ${accountId})`.execute(tx);
  await sql`
    insert into representation_text_versions (representation_id, version, document, account_id)
    values (${copy}, 1, ${document}::jsonb, ${accountId})`.execute(tx);
  await sql`
    insert into representation_marks (representation_id, mark_id, kind, position, passage, is_hidden)
    select ${copy}, mark_id, kind, position, passage, is_hidden
      from representation_marks where representation_id = ${id} and kind = 'redaction'`.execute(tx);
  await sql`
    insert into public_texts (representation_id, plain, document)
    select ${copy}, plain, document from public_texts where representation_id = ${id}
    on conflict (representation_id) do update set plain = excluded.plain, document = excluded.document`.execute(
    tx,
  );
}

const OWN = new Set<string>(OWN_MARKS);

function withoutOwnMarks(node: TextNode): TextNode {
  const { content, marks } = node;
  return {
    ...node,
    ...(content ? { content: content.map(withoutOwnMarks) } : {}),
    ...(marks ? { marks: marks.filter(({ type }) => !OWN.has(type)) } : {}),
  };
}
