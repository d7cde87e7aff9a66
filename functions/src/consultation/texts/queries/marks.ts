import { sql, type Tx } from '../../../platform/db.ts';
import type { FoundMark } from '../../ground/texts/marks-of.ts';

/**
 * The marks of a text are these and no others, and what they name is related to the representation. What is there no
 * longer (a site was deleted) stays in the mark and is related to nothing.
 */
export async function writeMarks(
  tx: Tx,
  representationId: number,
  marks: readonly FoundMark[],
): Promise<void> {
  const list = JSON.stringify(marks.map((mark, position) => ({ ...mark, position })));
  await sql`delete from representation_marks where representation_id = ${representationId}`.execute(
    tx,
  );
  await sql`
    insert into representation_marks (representation_id, mark_id, kind, position, sub_representation_id, passage, is_hidden)
    select ${representationId}, m.id, m.kind, m.position, s.id, m.passage, m."isHidden"
      from jsonb_to_recordset(${list}::jsonb)
        as m (id text, kind text, position int, "subRepId" bigint, passage text, "isHidden" boolean)
      left join sub_representations s on s.id = m."subRepId" and s.representation_id = ${representationId}`.execute(
    tx,
  );
  await relateTopics(tx, representationId, list);
  await relateSites(tx, representationId, list);
  await relateLayers(tx, representationId, list);
  await relateFeatures(tx, representationId, list);
}

/** Each value of a list in the marks, with the mark's id. */
const valuesOf = (list: string, attribute: string) => sql`
  (select m ->> 'id' as mark_id, v.value
     from jsonb_array_elements(${list}::jsonb) as m,
          jsonb_array_elements_text(coalesce(m -> 'attrs' -> ${attribute}, '[]')) as v)`;

async function relateTopics(tx: Tx, id: number, list: string): Promise<void> {
  const meant = sql`
    select t.id as topic_id, n.mark_id from ${valuesOf(list, 'tagIds')} n
      join topics t on t.id = n.value::bigint`;
  await sql`
    delete from representation_topics r
     where r.representation_id = ${id} and r.mark_id is not null
       and not exists (select from (${meant}) m where m.topic_id = r.topic_id and m.mark_id = r.mark_id)`.execute(
    tx,
  );
  await sql`
    insert into representation_topics (representation_id, topic_id, mark_id)
    select ${id}, topic_id, mark_id from (${meant}) m on conflict do nothing`.execute(tx);
  // Words may have been redacted, or opened, under marks that stay.
  await sql`select describe_topics(array[${id}]::bigint[])`.execute(tx);
}

async function relateSites(tx: Tx, id: number, list: string): Promise<void> {
  await sql`
    delete from representation_sites where representation_id = ${id} and mark_id is not null`.execute(
    tx,
  );
  await sql`
    insert into representation_sites (representation_id, site_id, mark_id)
    select ${id}, s.id, n.mark_id from ${valuesOf(list, 'siteIds')} n join sites s on s.id = n.value::bigint
    on conflict do nothing`.execute(tx);
}

async function relateLayers(tx: Tx, id: number, list: string): Promise<void> {
  await sql`
    delete from representation_layers where representation_id = ${id} and mark_id is not null`.execute(
    tx,
  );
  await sql`
    insert into representation_layers (representation_id, layer_id, mark_id)
    select ${id}, l.id, n.mark_id from ${valuesOf(list, 'layerIds')} n join layers l on l.id = n.value
    on conflict do nothing`.execute(tx);
}

async function relateFeatures(tx: Tx, id: number, list: string): Promise<void> {
  await sql`
    delete from representation_features where representation_id = ${id} and mark_id is not null`.execute(
    tx,
  );
  await sql`
    insert into representation_features (representation_id, layer_id, feature_id, mark_id)
    select ${id}, f.layer_id, f.id, n.mark_id from ${valuesOf(list, 'featureIds')} n
      join layer_features f
        on f.layer_id = regexp_replace(n.value, ':[0-9]+$', '')
       and f.id = substring(n.value from ':([0-9]+)$')::bigint
    on conflict do nothing`.execute(tx);
}

/** A part whose mark stands in the text is there, one whose mark does not was deleted. */
export async function followParts(tx: Tx, id: number, marks: readonly FoundMark[]): Promise<void> {
  const standing = marks
    .filter(({ kind }) => kind === 'subRepresentation')
    .map(({ attrs }) => Number(attrs['subRepId']));
  await sql`
    update sub_representations
       set is_deleted = not is_deleted, row_version = row_version + 1, updated_at = clock_timestamp()
     where representation_id = ${id} and is_deleted = (id = any(${standing}::bigint[]))`.execute(
    tx,
  );
}

/** Those of these topics that are not there any more. */
export async function missingTopics(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.id from unnest(${ids}::bigint[]) as a (id)
     where not exists (select from topics t where t.id = a.id)`.execute(tx);
  return rows.map(({ id }) => id);
}
