import { sql, type Tx } from '../../../platform/db.ts';
import { referenceSql } from '../../ground/sites/queries/reference.ts';
import { escapeLikePattern } from '../../../records/search/escape-like-pattern.ts';

export interface SuggestedSite {
  id: number;
  name: string | null;
  detail: string | null;
}

interface Suggesting {
  name: string | undefined;
  detail: string | undefined;
  /** The council's fields for a reference. */
  own: readonly string[];
  limit: number;
}

/** Limits the rows to rank: a common word occurs in half a million sites. */
const MAX_HITS = 100;

/**
 * The site with that id, and sites whose searchable words (including the reference) begin with or contain the term,
 * best first. Below three letters only the beginnings of words are indexed.
 */
export async function sitesSuggested(
  tx: Tx,
  term: string,
  { name, detail, own, limit }: Suggesting,
): Promise<SuggestedSite[]> {
  const text = term.toLowerCase();
  const column = (of: string | undefined) => (of ? sql.ref(of) : sql`null::text`);
  const [called, where] = [column(name), column(detail)];
  const pattern = text.length < 3 ? `${escapeLikePattern(text)}%` : `%${escapeLikePattern(text)}%`;
  const id = /^\d{1,15}$/.test(text) ? Number(text) : null;
  const { rows } = await sql<SuggestedSite>`
    with hits as materialized (
      (select id from sites where not is_deleted and id = ${id}::bigint)
      union
      (select id from sites
        where not is_deleted and search_text ilike ${`${escapeLikePattern(text)}%`} limit ${MAX_HITS})
      union
      (select id from sites
        where not is_deleted and search_text ilike ${pattern} limit ${MAX_HITS}))
    select id, ${called} as name, coalesce(${where}, ${referenceSql(own)}) as detail
      from sites r join hits using (id)
     order by case when id = ${id}::bigint or ${text} in (lower(${referenceSql(own)}), lower(r.source_reference)) then 0
                   when lower(${called}) = ${text} then 1
                   when starts_with(lower(${called}), ${text}) then 2
                   when strpos(' ' || lower(search_text), ' ' || ${text}) > 0 then 3
                   else 4 end,
              length(${called}), id
     limit ${limit}`.execute(tx);
  return rows;
}

/** Names of tags that contain the term; those that begin with it come first. */
export async function tagsSuggested(tx: Tx, term: string, limit: number): Promise<string[]> {
  const text = term.toLowerCase();
  const { rows } = await sql<{ name: string }>`
    select name from tags where name ilike ${`%${escapeLikePattern(text)}%`}
     order by not starts_with(name, ${text}), length(name), name limit ${limit}`.execute(tx);
  return rows.map(({ name }) => name);
}
