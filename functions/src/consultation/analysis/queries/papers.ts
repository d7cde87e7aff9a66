import { sql, type Tx } from '../../../platform/db.ts';

/** Consultations in the order in which they were held, with their days in London. */
export async function consultationsOfPaper(tx: Tx) {
  const { rows } = await sql<{
    id: number;
    name: string;
    kind: string;
    opened: string;
    closed: string;
  }>`
    select id, name, kind, to_char(opens_at at time zone 'Europe/London', 'YYYY-MM-DD') as opened,
           to_char(closes_at at time zone 'Europe/London', 'YYYY-MM-DD') as closed
      from consultations order by opens_at, id`.execute(tx);
  return rows;
}

/** What a response `a` answers, as papers name it. */
export const issueOf = sql`coalesce(nullif(a.summary, ''), a.description)`;

/** What the council answered in a consultation and approved, by issue; how many representations each answers. */
export async function answersOfConsultation(tx: Tx, consultationId: number) {
  const { rows } = await sql<{ issue: string; response: string; count: number }>`
    select ${issueOf} as issue, a.council_response as response,
           count(distinct r.id)::int as count
      from responses a
      join response_links l on l.response_id = a.id
      join representations r on r.id = l.representation_id and not r.is_deleted
     where r.consultation_id = ${consultationId} and a.state <> 'Draft' and not a.is_deleted
     group by a.id order by count(distinct r.id) desc, a.id`.execute(tx);
  return rows;
}

export interface PublishedText {
  id: number;
  edition: number;
  representee: string;
  attitude: string | null;
  policy: string | null;
  topics: string[];
  plain: string;
}

/** Who is published of a consultation, by policy and then by number. */
export async function publishedIds(tx: Tx, consultationId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select representation_id as id from published_representations where consultation_id = ${consultationId}
     order by nullif(policy, '') nulls last, representation_id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those of them that are published now, by policy and then by number. */
export async function publishedTexts(tx: Tx, ids: readonly number[]): Promise<PublishedText[]> {
  const { rows } = await sql<PublishedText>`
    select representation_id as id, edition, representee, attitude, nullif(policy, '') as policy, to_jsonb(topics) as topics, plain
      from published_representations where representation_id = any(${ids}::bigint[])
     order by nullif(policy, '') nulls last, representation_id`.execute(tx);
  return rows;
}

/** How many representations the council has; deleted ones do not count. */
export async function countAll(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from representations where not is_deleted`.execute(tx);
  return rows[0]?.count ?? 0;
}
