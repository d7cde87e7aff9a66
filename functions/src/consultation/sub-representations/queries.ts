import { sql, type Tx } from '../../platform/db.ts';
import { isMarkShown } from '../ground/texts/queries/public-text.ts';
import { siteNames } from '../../land/ground/sites/site-names.ts';
import type { SubRepresentation } from './contract.ts';

type WithSiteIds = Omit<SubRepresentation, 'sites'> & { siteIds: number[] };

const described = sql`
    select s.id, s.representation_id as "representationId", s.sequential_id as "sequentialId", s.comment, s.policy,
           s.status, s.is_deleted as "isDeleted", s.row_version,
           (select coalesce(jsonb_agg(distinct jsonb_build_object('id', t.id, 'name', t.name)), '[]')
              from representation_marks m
              join representation_topics rt on rt.representation_id = m.representation_id and rt.mark_id = m.mark_id
              join topics t on t.id = rt.topic_id
             where m.sub_representation_id = s.id and ${isMarkShown}) as topics,
           array(select distinct rs.site_id
                   from representation_marks m
                   join representation_sites rs on rs.representation_id = m.representation_id and rs.mark_id = m.mark_id
                  where m.sub_representation_id = s.id and ${isMarkShown} order by 1) as "siteIds",
           (select coalesce(jsonb_agg(distinct jsonb_build_object('id', l.id, 'name', l.layer_name)), '[]')
              from representation_marks m
              join representation_layers rl on rl.representation_id = m.representation_id and rl.mark_id = m.mark_id
              join layers l on l.id = rl.layer_id
             where m.sub_representation_id = s.id and ${isMarkShown}) as layers,
           (select coalesce(jsonb_agg(distinct jsonb_build_object('id', rf.layer_id || ':' || rf.feature_id,
                                        'layerName', l.layer_name, 'featureId', rf.feature_id)), '[]')
              from representation_marks m
              join representation_features rf on rf.representation_id = m.representation_id and rf.mark_id = m.mark_id
              join layers l on l.id = rf.layer_id
             where m.sub_representation_id = s.id and ${isMarkShown}) as features,
           (select coalesce(jsonb_agg(jsonb_build_object('id', a.id,
                              'name', coalesce(nullif(a.display_name, ''), split_part(a.email, '@', 1)))), '[]')
              from sub_representation_assignees sa join accounts a on a.id = sa.account_id
             where sa.sub_representation_id = s.id) as assignees
      from sub_representations s join representations r on r.id = s.representation_id and not r.is_deleted`;

/** The parts of a representation in their order, deleted ones too. */
export async function findSubRepresentations(
  tx: Tx,
  representationId: number,
): Promise<SubRepresentation[]> {
  const { rows } = await sql<WithSiteIds>`
    ${described} where s.representation_id = ${representationId} order by s.sequential_id`.execute(
    tx,
  );
  return withSiteNames(tx, rows);
}

export async function findSubRepresentation(
  tx: Tx,
  id: number,
): Promise<SubRepresentation | undefined> {
  const { rows } = await sql<WithSiteIds>`${described} where s.id = ${id}`.execute(tx);
  return (await withSiteNames(tx, rows))[0];
}

async function withSiteNames(tx: Tx, rows: readonly WithSiteIds[]): Promise<SubRepresentation[]> {
  const names = await siteNames(tx, [...new Set(rows.flatMap(({ siteIds }) => siteIds))]);
  return rows.map(({ siteIds, ...part }) => ({
    ...part,
    sites: siteIds.map((id) => ({ id, name: names.get(id) ?? String(id) })),
  }));
}

/** Adds the next part of a representation, which is held; gives its id. */
export async function insertSubRepresentation(
  tx: Tx,
  { representationId, comment }: { representationId: number; comment: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sub_representations (representation_id, sequential_id, comment)
    select ${representationId}, coalesce(max(sequential_id), 0) + 1, ${comment}
      from sub_representations where representation_id = ${representationId}
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function writeSubRepresentation(
  tx: Tx,
  { id, comment, policy, status, isDeleted }: SubRepresentation,
): Promise<void> {
  await sql`
    update sub_representations
       set comment = ${comment}, policy = ${policy}, status = ${status}, is_deleted = ${isDeleted},
           row_version = row_version + 1, updated_at = clock_timestamp()
     where id = ${id}`.execute(tx);
}
