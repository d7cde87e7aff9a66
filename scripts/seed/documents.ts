import { completed, type DemoDocument } from '../../emulator-data/consultation/document.ts';
import { checkedContent } from '../../functions/src/consultation/ground/documents/checked-content.ts';
import { publishEdition } from '../../functions/src/consultation/documents/publish.ts';
import {
  findWanted,
  makePictures,
} from '../../functions/src/consultation/documents/pictures/make-pictures.ts';
import { holdDocument } from '../../functions/src/consultation/documents/queries/heads.ts';
import { sql, type Tx } from '../../functions/src/platform/db.ts';
import type { Tenant } from '../../functions/src/platform/tenancy.ts';
import { addDemoPicture } from './demo-picture.ts';
import { seedDocumentAnswers } from './document-answers.ts';

/** Writes a council's made-up document once, in its open consultation, and publishes it with its answers. */
export async function seedDocument(
  tx: Tx,
  { shortName, record }: Pick<Tenant, 'shortName' | 'record'>,
  demo: DemoDocument,
): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from documents) as there`.execute(tx);
  if (rows[0]?.there) return;
  const accountId = await officerOf(tx, shortName);
  const id = await addDraft(tx, shortName, demo, accountId);
  const held = await holdDocument(tx, id);
  const pictures = await makePictures(shortName, await findWanted(tx, id));
  if (held) await publishEdition(tx, { tenant: { record }, held, accountId, pictures });
  const { respondents } = demo;
  await seedDocumentAnswers(tx, { shortName, documentId: id, respondents });
}

async function officerOf(tx: Tx, shortName: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where email = ${`officer@${shortName}.test`}`.execute(tx);
  return rows[0]?.id ?? null;
}

async function addDraft(
  tx: Tx,
  shortName: string,
  demo: DemoDocument,
  accountId: number | null,
): Promise<number> {
  const settings = { hideSectionNumberings: false, subtitle: demo.subtitle };
  const added = await sql<{ id: number }>`
    insert into documents (title, consultation_id, settings, updated_by)
    select ${demo.title}, (select id from consultations where name = ${demo.consultation}),
           ${JSON.stringify(settings)}::jsonb, ${accountId}::bigint
    returning id`.execute(tx);
  const { id } = added.rows[0]!;
  const siteIds = await sitesOf(tx, demo.siteReferences);
  const fileId =
    accountId === null
      ? null
      : await addDemoPicture(tx, { shortName, documentId: id, accountId, picture: demo.picture });
  await sql`insert into document_sections (document_id, kind, position) values (${id}, 'hero', 0)`.execute(
    tx,
  );
  for (const [at, { title, blocks }] of demo.sections.entries()) {
    const shown = blocks.filter(({ type }) => type !== 'image' || fileId !== null);
    const list = shown.map(({ isBeside = false, ...block }) => ({
      type: block.type,
      isBeside,
      content: checkedContent(
        block.type,
        completed(block, siteIds, { ...demo.picture, fileId }).content,
      ),
    }));
    await sql`
      with section as (
        insert into document_sections (document_id, kind, title, position)
        values (${id}, 'section', ${title}, ${at + 1}) returning id
      )
      insert into document_blocks (section_id, type, content, position, is_beside)
      select section.id, b.block ->> 'type', b.block -> 'content', b.at, (b.block -> 'isBeside')::boolean
        from section, jsonb_array_elements(${JSON.stringify(list)}::jsonb) with ordinality as b (block, at)`.execute(
      tx,
    );
  }
  return id;
}

async function sitesOf(tx: Tx, references: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from sites where source = 'demo' and source_reference = any(${references}::text[])
     order by array_position(${references}::text[], source_reference)`.execute(tx);
  return rows.map(({ id }) => id);
}
