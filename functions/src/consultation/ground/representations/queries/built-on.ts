import { sql, type Sql, type Tx } from '../../../../platform/db.ts';

/**
 * What can have been built on a representation since it was registered; the first that applies is told. Each has rows
 * of `id`, the representation, and `place`, of those in `asked`.
 */
const ROWS = {
  deleted: sql`select r.id, '' as place from representations r join asked using (id) where r.is_deleted`,
  published: sql`
    select e.representation_id as id, max(e.edition)::text as place
      from publication_editions e join asked on asked.id = e.representation_id group by 1`,
  onItsWay: sql`
    select r.id, r.publication as place from representations r join asked using (id)
     where r.publication is not null`,
  answered: sql`
    select l.representation_id as id, min(l.response_id)::text as place
      from response_links l join asked on asked.id = l.representation_id
      join responses s on s.id = l.response_id
       and (not s.is_deleted
            or exists (select from response_deliveries d
                        where d.response_id = s.id and d.representation_id = l.representation_id and d.state <> 'Failed'))
     group by 1`,
  // Answers to a document are registered with a part for each.
  parts: sql`
    select p.representation_id as id, p.representation_id || '.' || min(p.sequential_id) as place
      from sub_representations p join representations r on r.id = p.representation_id join asked on asked.id = r.id
     where not p.is_deleted and (p.created_at <> r.created_at or p.row_version > 1 or exists (
       select from sub_representation_assignees a where a.sub_representation_id = p.id)) group by 1`,
  written: sql`select t.representation_id as id, '' as place
              from representation_texts t join asked on asked.id = t.representation_id
             where t.revision > 1 or not exists (
               select from intake_keys k where k.representation_id = t.representation_id and k.key like 'document %')`,
  assigned: sql`
    select a.representation_id as id, coalesce(min(c.display_name), '') as place
      from representation_assignees a join asked on asked.id = a.representation_id
      join accounts c on c.id = a.account_id group by 1`,
  inCampaign: sql`
    select m.representation_id as id, min(c.name) as place
      from campaign_members m join asked on asked.id = m.representation_id
      join campaigns c on c.id = m.campaign_id and c.state = 'confirmed' group by 1`,
  inTheme: sql`
    select p.representation_id as id, min(t.name) as place
      from theme_passages p join asked on asked.id = p.representation_id
      join themes t on t.id = p.theme_id and t.state = 'signed off' group by 1`,
  // What came with an e-mail has an id of version 8: nobody uploaded it, but somebody may have worked on it.
  attachments: sql`
    select f.representation_id as id, '' as place
      from representation_files f join asked on asked.id = f.representation_id
     where case when substr(f.upload::text, 15, 1) <> '8' then f.deleted_at is null
                else f.deleted_at is not null and f.arrived_at is not null
                     or exists (select from attachment_copies c where c.file_id = f.id) end`,
  // That it was looked over is no work that would be lost; of attachments their own kind tells. What changed of the
  // answers counts no more where the respondent is back at this one, nor the consent that they lessened themselves.
  changed: sql`
    select h.record_id as id, min(coalesce(h.field_label, h.field)) as place
      from record_history h join asked on asked.id = h.record_id
     where h.entity = 'representation' and h.type = 'EDIT' and h.field not in (h.entity, 'is_checked', 'attachments')
       and h.undone_by is null and not h.details ? 'undoes'
       and not (h.field = 'answers' and exists (
         select from document_respondents d where d.representation_id = h.record_id))
       and not (h.field = 'consent' and exists (
         select from document_respondents d
          where d.representation_id = h.record_id and d.account_id = h.account_id)) group by 1`,
} satisfies Record<string, Sql>;

export type BuiltOnKind = keyof typeof ROWS;
const KINDS = Object.keys(ROWS) as BuiltOnKind[];

/** Of these representations, what was built on each since it was registered, and where. */
export async function findBuiltOn(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; kind: BuiltOnKind; place: string }[]> {
  const kinds = KINDS.map(
    (kind, at) => sql`select ${at}::integer as kind, b.id, b.place from (${ROWS[kind]}) b`,
  );
  const { rows } = await sql<{ id: number; kind: number; place: string }>`
    with asked as (select unnest(${ids}::bigint[]) as id)
    select distinct on (id) id, kind, place from (${sql.join(kinds, sql` union all `)}) f
     order by id, kind, place`.execute(tx);
  return rows.map(({ kind, ...row }) => ({ ...row, kind: KINDS[kind]! }));
}
