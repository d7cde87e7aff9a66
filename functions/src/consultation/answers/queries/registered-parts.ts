import { sql, type Tx } from '../../../platform/db.ts';
import type { FoundMark } from '../../ground/texts/marks-of.ts';
import type { TextDocument } from '../../ground/texts/text-nodes.ts';

/** The topics with these names. */
export async function findTopicsNamed(
  tx: Tx,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from topics where name = any(${names}::text[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Of these sites those that the council still has. */
export async function findSitesThere(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from sites where id = any(${ids}::bigint[]) and not is_deleted`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Adds parts of new representations; gives their ids in the same order. */
export async function insertSubRepresentations(
  tx: Tx,
  parts: readonly { representationId: number; sequentialId: number; comment: string }[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into sub_representations (representation_id, sequential_id, comment)
    select p."representationId", p."sequentialId", p.comment
      from rows from (jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as (
             "representationId" bigint, "sequentialId" int, comment text)) with ordinality as p ("representationId",
                                                                                       "sequentialId", comment, at)
     order by p.at
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface MarkedText {
  representationId: number;
  document: TextDocument;
  /** The answer as people see it who may not read originals. */
  shown: TextDocument;
  plain: string;
  marks: readonly FoundMark[];
}

/** Keeps the texts of new representations with their marks, and what these relate them to. Nobody has looked them over. */
export async function insertMarkedTexts(
  tx: Tx,
  texts: readonly MarkedText[],
  accountId: number | null,
): Promise<void> {
  const json = JSON.stringify(texts.map(({ marks: _marks, ...each }) => each));
  const list = sql`jsonb_to_recordset(${json}::jsonb) as t ("representationId" bigint, document jsonb, shown jsonb, plain text)`;
  await sql`
    insert into representation_texts (representation_id, document, revision, version, account_id)
    select t."representationId", t.document, 1, 1, ${accountId}::bigint from ${list}`.execute(tx);
  await sql`
    insert into representation_text_versions (representation_id, version, document, account_id)
    select t."representationId", 1, t.document, ${accountId}::bigint from ${list}`.execute(tx);
  await sql`
    insert into public_texts (representation_id, plain, document)
    select t."representationId", t.plain, t.shown from ${list}
    on conflict (representation_id) do update set plain = excluded.plain, document = excluded.document`.execute(
    tx,
  );
  const marks = sql`jsonb_to_recordset(${JSON.stringify(
    texts.flatMap(({ representationId, marks: found }) =>
      found.map((mark, position) => ({ representationId, position, ...mark })),
    ),
  )}::jsonb) as m ("representationId" bigint, id text, kind text, position int, "subRepId" bigint, passage text, attrs jsonb, "isHidden" boolean)`;
  await sql`
    insert into representation_marks (representation_id, mark_id, kind, position, sub_representation_id, passage, is_hidden)
    select m."representationId", m.id, m.kind, m.position, m."subRepId", m.passage, m."isHidden" from ${marks}`.execute(
    tx,
  );
  await sql`
    insert into representation_topics (representation_id, topic_id, mark_id)
    select m."representationId", t.id, m.id
      from ${marks}, jsonb_array_elements_text(coalesce(m.attrs -> 'tagIds', '[]')) v
      join topics t on t.id = v::bigint on conflict do nothing`.execute(tx);
  await sql`
    insert into representation_sites (representation_id, site_id, mark_id)
    select m."representationId", s.id, m.id
      from ${marks}, jsonb_array_elements_text(coalesce(m.attrs -> 'siteIds', '[]')) v
      join sites s on s.id = v::bigint on conflict do nothing`.execute(tx);
}
