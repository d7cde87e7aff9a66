import { tagName } from '../../../council/ground/tags/tag-name.ts';
import { sql, type Tx } from '../../../platform/db.ts';

export interface TagRow {
  id: number;
  name: string;
  /** How many sites that were not deleted have it. */
  sites: number;
}

interface Which {
  term?: string | undefined;
  limit: number;
  siteId?: number | undefined;
}

/** Tags by name: those that hold the term as a tag of it would be written, of one site where it is named. */
export async function findTags(tx: Tx, { term, limit, siteId }: Which): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    with asked as (
      select t.id, t.name from tags t
       where position(${tagName(term ?? '')} in t.name) > 0
         and (${siteId ?? null}::bigint is null or exists (
               select from site_taggings g where g.tag_id = t.id and g.site_id = ${siteId ?? null}))
       order by t.name limit ${limit}
    )
    select a.id, a.name, count(s.id)::int as sites
      from asked a
      left join site_taggings g on g.tag_id = a.id
      left join sites s on s.id = g.site_id and not s.is_deleted
     group by a.id, a.name order by a.name`.execute(tx);
  return rows;
}

/** One tag; undefined where the council has none such. */
export async function findTag(tx: Tx, id: number): Promise<TagRow | undefined> {
  const { rows } = await sql<TagRow>`
    select t.id, t.name, (select count(*)::int from site_taggings g join sites s on s.id = g.site_id
                           where g.tag_id = t.id and not s.is_deleted) as sites
      from tags t where t.id = ${id}`.execute(tx);
  return rows[0];
}

/** Ids of those of the named tags that there are, held until the transaction ends. */
export async function holdTags(tx: Tx, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from tags where id = any(${ids}::bigint[]) order by id for key share`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The names of tags by id. */
export async function findTagNames(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from tags where id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The id of the tag with exactly this name. */
export async function findTagByName(tx: Tx, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from tags where name = ${name}`.execute(tx);
  return rows[0]?.id;
}
