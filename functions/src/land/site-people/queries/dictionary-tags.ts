import { termsOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import { sql, type Tx } from '../../../platform/db.ts';

interface Term {
  id: number;
  value: string;
  label: string;
  colour: string | null;
}

/** The data dictionary tags that a site bears, in the dictionary's order. */
export async function tagsOnSite(tx: Tx, siteId: number): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select t.id, t.value, t.label, t.colour from site_dictionary_tags g
      join dictionary_terms t on t.id = g.term_id
     where g.site_id = ${siteId} order by t.position, t.value`.execute(tx);
  return rows;
}

/** The tags that the council's data dictionary has, and those of them that a site bears. */
export async function dictionaryTagsOf(tx: Tx, siteId: number) {
  const terms = await termsOf(tx, 'tag');
  return {
    tags: await tagsOnSite(tx, siteId),
    available: terms.map(({ id, value, label, colour }) => ({ id, value, label, colour })),
  };
}

/** Whether this is new; undefined where the dictionary has no such tag. */
export async function insertTag(
  tx: Tx,
  siteId: number,
  termId: number,
): Promise<{ label: string; isNew: boolean } | undefined> {
  const { rows } = await sql<{ label: string; isNew: boolean }>`
    with term as (select id, label from dictionary_terms where id = ${termId} and kind = 'tag'),
         given as (insert into site_dictionary_tags (site_id, term_id) select ${siteId}, id from term
                   on conflict do nothing returning term_id)
    select label, exists (select from given) as "isNew" from term`.execute(tx);
  return rows[0];
}

/** The label of the tag that was taken off; undefined where the site had none such. */
export async function deleteContactTag(
  tx: Tx,
  siteId: number,
  termId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ label: string }>`
    delete from site_dictionary_tags g using dictionary_terms t
     where g.site_id = ${siteId} and g.term_id = ${termId} and t.id = g.term_id
    returning t.label`.execute(tx);
  return rows[0]?.label;
}
