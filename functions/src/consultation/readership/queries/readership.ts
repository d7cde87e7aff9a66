import { sql, type Tx } from '../../../platform/db.ts';
import type { EditionSection } from '../../ground/documents/edition.ts';
import { MAX_DAYS } from '../contract.ts';

export interface ReadershipTotals {
  title: string;
  isPublic: boolean;
  /** The latest first. */
  editions: { edition: number; publishedAt: string; opens: number }[];
  opens: number;
  closes: number;
  seconds: number;
  respondents: number;
  begun: number;
}

/** A document with what was counted of it; undefined for none. */
export async function findReadershipTotals(
  tx: Tx,
  id: number,
): Promise<ReadershipTotals | undefined> {
  const { rows } = await sql<ReadershipTotals>`
    select d.title, exists (select from published_documents p where p.document_id = d.id) as "isPublic",
           coalesce((select jsonb_agg(jsonb_build_object('edition', e.edition, 'publishedAt', e.published_at,
                                                         'opens', coalesce(o.opens, 0)) order by e.edition desc)
                       from document_editions e
                       left join (select edition, sum(opens) as opens from document_readings
                                   where document_id = ${id} group by edition) o on o.edition = e.edition
                      where e.document_id = d.id), '[]') as editions,
           r.opens, r.closes, r.seconds, w.respondents, w.begun
      from documents d,
           lateral (select coalesce(sum(opens), 0)::int as opens, coalesce(sum(closes), 0)::int as closes,
                           coalesce(sum(seconds), 0)::float8 as seconds
                      from document_readings where document_id = d.id) r,
           lateral (select count(*) filter (where answered)::int as respondents,
                           count(*) filter (where answered = false)::int as begun
                      from (select (select case when bool_or(a.is_counted) then true
                                                when bool_or(a.answer is not null) then null
                                                when count(*) > 0 then false end
                                      from question_answers a
                                     where a.respondent_id = o.id) as answered
                              from document_respondents o where o.document_id = d.id) each_of) w
     where d.id = ${id} and not d.is_deleted`.execute(tx);
  return rows[0];
}

interface ReadershipDay {
  day: string;
  opens: number;
  seconds: number;
  respondents: number;
}

/** What was counted day by day in London, from the first publication on and up to today. */
export async function countDays(tx: Tx, id: number): Promise<ReadershipDay[]> {
  const { rows } = await sql<ReadershipDay>`
    with today as (select (now() at time zone 'Europe/London')::date as day),
    first as (
      select greatest(min((published_at at time zone 'Europe/London')::date), t.day - ${MAX_DAYS - 1}::int) as day
        from document_editions, today t where document_id = ${id} group by t.day),
    submitted as (
      select (first_submitted_at at time zone 'Europe/London')::date as day, count(*)::int as respondents
        from document_respondents r
       where document_id = ${id} and first_submitted_at is not null
         and exists (select from question_answers a where a.respondent_id = r.id and a.is_counted) group by 1)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(r.opens), 0)::int as opens,
           coalesce(sum(r.seconds), 0)::float8 as seconds, coalesce(max(s.respondents), 0)::int as respondents
      from first f, today t, generate_series(f.day::timestamp, t.day::timestamp, interval '1 day') d (day)
      left join document_readings r on r.document_id = ${id} and r.day = d.day::date
      left join submitted s on s.day = d.day::date
     group by d.day order by d.day`.execute(tx);
  return rows;
}

/** The sections of an edition, public or not; undefined for none. */
export async function findSectionsRead(
  tx: Tx,
  id: number,
  edition: number,
): Promise<{ sections: EditionSection[]; read: SectionRead[] } | undefined> {
  const { rows } = await sql<{ sections: EditionSection[]; read: SectionRead[] }>`
    select e.content -> 'sections' as sections,
           coalesce((select jsonb_agg(jsonb_build_object('id', s.section_id, 'readers', s.readers, 'seconds', s.seconds))
                       from document_section_readings s
                      where s.document_id = e.document_id and s.edition = e.edition), '[]') as read
      from document_editions e where e.document_id = ${id} and e.edition = ${edition}`.execute(tx);
  return rows[0];
}
export interface SectionRead {
  id: string;
  readers: number;
  seconds: number;
}

/**
 * In which wards those live who submitted something, by the postcode of their account; clients of agents live nowhere
 * that is known. Every ward is told; nothing without a layer of wards.
 */
export async function countWardsReached(
  tx: Tx,
  id: number,
): Promise<{ ward: string | null; respondents: number }[]> {
  const { rows } = await sql<{ ward: string | null; respondents: number }>`
    with wards as materialized (
      select f.name, f.geometry from layer_features f where f.layer_id = ward_layer() and f.name <> ''),
    who as materialized (
      select r.id, case when r.client_id is null then
               lower(regexp_replace(regexp_replace(a.about ->> 'postcode', '\\s', '', 'g'), '(...)$', ' \\1')) end as code
        from document_respondents r join accounts a on a.id = r.account_id
       where r.document_id = ${id}
         and exists (select from question_answers q where q.respondent_id = r.id and q.is_counted)),
    codes as materialized (
      select w.code, (
        select a.name from wards a
         where st_intersects(a.geometry, st_setsrid(st_makepoint(p.x, p.y), 27700)) order by a.name limit 1) as ward
        from (select distinct code from who where code is not null) w
        join lateral (
          select g.x, g.y from platform.gazetteer_places g
           where g.search_name = w.code and g.kind = 'postcode' order by g.source limit 1) p on true),
    counted as (
      select c.ward, count(*)::int as respondents from who w left join codes c on c.code = w.code group by c.ward)
    select coalesce(w.name, c.ward) as ward, coalesce(c.respondents, 0) as respondents
      from (select distinct name from wards) w full join counted c on c.ward = w.name
     where exists (select from wards)
     order by coalesce(w.name, c.ward) is null, coalesce(c.respondents, 0) desc, 1`.execute(tx);
  return rows;
}
