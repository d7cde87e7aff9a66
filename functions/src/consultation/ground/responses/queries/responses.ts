import { sql, type Tx } from '../../../../platform/db.ts';
import type { Response } from '../response-schema.ts';

/** What the guard of a response reads of it as it is. */
export interface HeldResponse {
  description: string;
  text: string;
  summary: string;
  council_response: string;
  state: Response['state'];
  writers: number[];
}

/** A response's words and state. Whoever writes them holds it. */
export async function heldResponse(tx: Tx, id: number): Promise<HeldResponse> {
  const { rows } = await sql<HeldResponse>`
    select description, text, summary, council_response, state, to_jsonb(writers) as writers
      from responses where id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error('A response that is held is not there');
  return rows[0];
}

/** Notes that an account wrote some of a response. */
export async function addWriter(tx: Tx, id: number, accountId: number): Promise<void> {
  await sql`
    update responses set writers = array_append(writers, ${accountId}::bigint)
     where id = ${id} and not ${accountId}::bigint = any(writers)`.execute(tx);
}

/** Responses that are not deleted, the newest first: those named, those of a representation or part, or templates. */
export async function findResponses(
  tx: Tx,
  accountId: number,
  of:
    | { ids: readonly number[] }
    | { representationId: number }
    | { subRepresentationId: number }
    | { templates: true },
): Promise<Response[]> {
  const meant =
    'ids' in of
      ? sql`p.id = any(${of.ids}::bigint[])`
      : 'templates' in of
        ? sql`p.use_as_template`
        : 'representationId' in of
          ? sql`p.id in (select response_id from response_links where representation_id = ${of.representationId})`
          : sql`p.id in (select response_id from response_links where sub_representation_id = ${of.subRepresentationId})`;
  const { rows } = await sql<Response>`
    select p.id, p.description, p.text, p.use_as_template as "useAsTemplate", p.summary,
           p.council_response as "councilResponse", p.state, p.approved_by as "approvedBy",
           p.approved_at as "approvedAt", p.row_version,
           not ${accountId}::bigint = any(p.writers) as "mayApprove",
           coalesce((select jsonb_agg(coalesce(a.display_name, a.email) order by array_position(p.writers, a.id))
                       from accounts a where a.id = any(p.writers)), '[]') as writers,
           coalesce((select jsonb_agg(jsonb_build_object(
                              'representationId', l.representation_id, 'subRepresentationId', l.sub_representation_id,
                              'reference', concat_ws('.', l.representation_id, s.sequential_id),
                              'representee', r.representee)
                            order by l.representation_id, s.sequential_id nulls first)
                       from response_links l join representations r on r.id = l.representation_id
                       left join sub_representations s on s.id = l.sub_representation_id
                      where l.response_id = p.id), '[]') as answers,
           coalesce((select jsonb_agg(jsonb_build_object(
                              'id', d.id, 'representationId', d.representation_id, 'way', d.way,
                              'recipient', d.recipient, 'email', d.email, 'state', d.state, 'reason', d.reason,
                              'sentAt', d.sent_at) order by d.representation_id)
                       from response_deliveries d where d.response_id = p.id), '[]') as deliveries
      from responses p
     where ${meant} and not p.is_deleted
     order by p.id desc`.execute(tx);
  return rows;
}

/** What a response answers is this and nothing else. Gives false where it was so already. */
export async function writeLinks(
  tx: Tx,
  id: number,
  links: readonly { representationId: number; subRepresentationId: number | null }[],
): Promise<boolean> {
  const list = JSON.stringify(links);
  const wanted = sql`jsonb_to_recordset(${list}::jsonb)
    as w ("representationId" bigint, "subRepresentationId" bigint)`;
  const gone = await sql<{ id: number }>`
    delete from response_links l
     where response_id = ${id}
       and not exists (select from ${wanted}
                        where w."representationId" = l.representation_id
                          and w."subRepresentationId" is not distinct from l.sub_representation_id)
    returning id`.execute(tx);
  const added = await sql<{ id: number }>`
    insert into response_links (response_id, representation_id, sub_representation_id)
    select ${id}, w."representationId", w."subRepresentationId" from ${wanted}
    on conflict do nothing
    returning id`.execute(tx);
  return gone.rows.length + added.rows.length > 0;
}

/** The representations and parts that are there of those named, each with its representation. */
export async function knownAnswered(
  tx: Tx,
  of: { representationIds: readonly number[]; subRepresentationIds: readonly number[] },
): Promise<{ representationId: number; subRepresentationId: number | null }[]> {
  const { rows } = await sql<{ representationId: number; subRepresentationId: number | null }>`
    select id as "representationId", null::bigint as "subRepresentationId"
      from representations where id = any(${of.representationIds}::bigint[]) and not is_deleted
    union all
    select s.representation_id, s.id
      from sub_representations s join representations r on r.id = s.representation_id
     where s.id = any(${of.subRepresentationIds}::bigint[]) and not s.is_deleted and not r.is_deleted`.execute(
    tx,
  );
  return rows;
}

/** The representations that a response answers, whole or in part, but for deleted ones. */
export async function linkedRepresentations(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct r.id from response_links l join representations r on r.id = l.representation_id
     where l.response_id = ${id} and not r.is_deleted order by r.id`.execute(tx);
  return rows.map((row) => row.id);
}

/** What people call these responses. */
export async function responseNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; description: string }>`
    select id, description from responses where id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, description }) => [id, description]));
}
