import { sql, type Tx } from '../../platform/db.ts';
import type { KeptTopic } from './contract.ts';

export async function findTopics(
  tx: Tx,
): Promise<{ id: number; name: string; isRetired: boolean }[]> {
  const { rows } = await sql<{ id: number; name: string; isRetired: boolean }>`
    select id, name, is_retired as "isRetired" from topics order by position, id`.execute(tx);
  return rows;
}

/** Topics with what depends on them, in their order: all of them, or one. */
export async function findKeptTopics(tx: Tx, id?: number): Promise<KeptTopic[]> {
  const { rows } = await sql<KeptTopic>`
    select t.id, t.name, t.is_retired as "isRetired", t.row_version,
           exists (select from representation_topics u where u.topic_id = t.id) as "isUsed",
           (select count(distinct u.representation_id)::int
              from representation_topics u join representations r on r.id = u.representation_id and not r.is_deleted
             where u.topic_id = t.id) as representations,
           (select count(*)::int from published_representations p where t.name = any(p.topics)) as published,
           (select count(*)::int from search_templates s
             where s.entity = 'representation'
               and jsonb_path_exists(s.parameters, '$.** ? (@.dbPropertyName == "topics").value[*] ? (@ == $name)',
                                     jsonb_build_object('name', t.name))) as searches
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
