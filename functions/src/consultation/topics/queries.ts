import { sql, type Tx } from '../../platform/db.ts';
import type { KeptTopic } from './contract.ts';

export async function findTopics(
  tx: Tx,
): Promise<{ id: number; name: string; isRetired: boolean }[]> {
  const { rows } = await sql<{ id: number; name: string; isRetired: boolean }>`
    select id, name, is_retired as "isRetired" from topics order by position, id`.execute(tx);
  return rows;
}

/** Sections of drafts that are shown: one within a deleted one is not. */
const SHOWN = sql`
  shown as (
    select s.id, s.document_id from document_sections s join documents d on d.id = s.document_id and not d.is_deleted
     where s.parent_id is null and not s.is_deleted
     union all
    select s.id, s.document_id from document_sections s join shown on shown.id = s.parent_id where not s.is_deleted)`;

/** Which documents name which topics: drafts by their ids, editions by the names that they had. */
const NAMING = sql`
  naming as (
    select topic_id, document_id, bool_or(is_draft) as is_draft, bool_or(is_published) as is_published
      from (select n.topic_id::bigint, shown.document_id, true as is_draft, false as is_published
              from document_blocks b join shown on shown.id = b.section_id
             cross join jsonb_array_elements_text(b.content -> 'topicIds') as n (topic_id)
             where b.type = 'tagTopic' and not b.is_deleted
             union all
            select t.id, p.document_id, false, true
              from published_documents p
             cross join jsonb_path_query(p.content, '$.sections.**.rows[*][*] ? (@.type == "tagTopic").content.topics[*]') as n (name)
              join topics t on t.name = n.name #>> '{}') each
     group by topic_id, document_id)`;

/** The most documents that are named of those that name a topic. */
const MAX_NAMED = 20;

interface KeptAsked {
  /** Whether drafts may be told by their titles. */
  readsDrafts: boolean;
  /** This one alone. */
  id?: number;
}

/** Topics with what depends on them, in their order: all of them, or one. */
export async function findKeptTopics(tx: Tx, { readsDrafts, id }: KeptAsked): Promise<KeptTopic[]> {
  const { rows } = await sql<KeptTopic>`
    with recursive ${SHOWN}, ${NAMING}, readable as (
      select n.topic_id, d.id, case when ${readsDrafts}::boolean then d.title else p.title end as title,
             n.is_draft and ${readsDrafts}::boolean as "isDraft", n.is_published as "isPublished"
        from naming n join documents d on d.id = n.document_id
        left join published_documents p on p.document_id = d.id
       where ${readsDrafts}::boolean or n.is_published)
    select t.id, t.name, t.is_retired as "isRetired", t.row_version,
           exists (select from representation_topics u where u.topic_id = t.id) as "isUsed",
           (select count(distinct u.representation_id)::int
              from representation_topics u join representations r on r.id = u.representation_id and not r.is_deleted
             where u.topic_id = t.id) as representations,
           (select count(*)::int from published_representations p where t.name = any(p.topics)) as published,
           (select count(*)::int from search_templates s
             where s.entity = 'representation'
               and jsonb_path_exists(s.parameters, '$.** ? (@.dbPropertyName == "topics").value[*] ? (@ == $name)',
                                     jsonb_build_object('name', t.name))) as searches,
           (select count(*)::int from naming n where n.topic_id = t.id and n.is_draft) as drafts,
           (select count(*)::int from naming n where n.topic_id = t.id and n.is_published) as "publishedDocuments",
           array(select jsonb_build_object('id', r.id, 'title', r.title, 'isDraft', r."isDraft", 'isPublished', r."isPublished")
                   from readable r where r.topic_id = t.id order by r.title, r.id limit ${MAX_NAMED}) as documents
      from topics t
     ${id === undefined ? sql`` : sql`where t.id = ${id}`}
     order by t.position, t.id`.execute(tx);
  return rows;
}

export interface HeldTopic {
  id: number;
  name: string;
  position: number;
  is_retired: boolean;
  row_version: number;
}

/** Every topic in its order, held until the transaction ends: names and places are told apart among all of them. */
export async function holdTopics(tx: Tx): Promise<HeldTopic[]> {
  const { rows } = await sql<HeldTopic>`
    select id, name, position, is_retired, row_version from topics order by position, id for update`.execute(
    tx,
  );
  return rows;
}

/** Adds a topic as the last; undefined where there is one of that name. */
export async function insertTopic(tx: Tx, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into topics (name, position) select ${name}, coalesce(max(position), 0) + 1 from topics
    on conflict (name) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function writeTopic(
  tx: Tx,
  { id, name, is_retired, position }: Omit<HeldTopic, 'row_version'>,
): Promise<void> {
  await sql`
    update topics set name = ${name}, is_retired = ${is_retired}, position = ${position}, row_version = row_version + 1
     where id = ${id}`.execute(tx);
}

export async function deleteTopic(tx: Tx, id: number): Promise<void> {
  await sql`delete from topics where id = ${id}`.execute(tx);
}

/** Whether anything was tagged with it, deleted representations included. */
export async function isTopicUsed(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from representation_topics where topic_id = ${id}) as used`.execute(tx);
  return rows[0]?.used ?? false;
}

/** The representations that are tagged with it. */
export async function taggedWith(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct representation_id as id from representation_topics where topic_id = ${id}`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}
