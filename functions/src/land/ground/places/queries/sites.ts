import { sql, type Sql, type Tx } from '../../../../platform/db.ts';
import { referenceSql } from '../../sites/queries/reference.ts';
import { escapeLikePattern } from '../../../../records/search/escape-like-pattern.ts';

export interface NamedSite {
  siteId: number;
  name: string | null;
  reference: string | null;
  point: [number, number] | null;
  box: [number, number, number, number] | null;
}

const position = sql`
  array[st_x(p.at), st_y(p.at)] as point,
  array[st_xmin(p.box), st_ymin(p.box), st_xmax(p.box), st_ymax(p.box)] as box`;
const placed = sql`lateral (
  select st_transform(st_pointonsurface(s.wkb_geometry), 4326) as at,
         st_transform(st_envelope(s.wkb_geometry), 4326) as box) p`;

/** Each branch is limited before anything is sorted: a common word is in half a million names. */
const MAX_HITS = 60;

/** Sites whose name begins with the term, or whose words contain it; only those with a location. */
export async function sitesLike(
  tx: Tx,
  term: string,
  { nameColumn, own, limit }: { nameColumn: string | undefined; own: string[]; limit: number },
): Promise<NamedSite[]> {
  const text = term.toLowerCase();
  const name = nameColumn ? sql.ref(nameColumn) : sql`null::text`;
  const branch = (where: Sql) => sql`
    (select id from sites
      where not is_deleted and wkb_geometry is not null and ${where} limit ${MAX_HITS})`;
  const begins = nameColumn
    ? branch(sql`${name} ilike ${`${escapeLikePattern(text)}%`}`)
    : branch(sql`false`);
  const { rows } = await sql<NamedSite>`
    with hits as materialized (
      ${begins} union ${branch(sql`search_text ilike ${`%${escapeLikePattern(text)}%`}`)})
    select s.id as "siteId", s.name, s.reference, ${position}
      from (
        select r.id, r.name, r.reference, r.wkb_geometry,
               case when ${text} in (lower(r.reference), lower(r.source_reference)) then 0
                         when lower(r.name) = ${text} then 1
                         when starts_with(lower(r.name), ${text}) then 2
                         when starts_with(lower(r.reference), ${text}) then 3
                         when strpos(' ' || lower(r.name), ' ' || ${text}) > 0 then 4
                         else 5 end as rank
          from (select r.id, ${name} as name, ${referenceSql(own)} as reference,
                       r.source_reference, r.wkb_geometry
                  from sites r join hits using (id)) r
         order by rank, length(r.name), r.id limit ${limit}) s, ${placed}
     order by s.rank, length(s.name), s.id`.execute(tx);
  return rows;
}

/** Sites whose whole name is a phrase, ignoring case; the phrases come back in lower case. */
export async function sitesCalled(
  tx: Tx,
  phrases: readonly string[],
  nameColumn: string | undefined,
): Promise<Omit<NamedSite, 'reference'>[]> {
  if (phrases.length === 0 || !nameColumn) return [];
  const exactly = phrases.map(escapeLikePattern);
  const { rows } = await sql<Omit<NamedSite, 'reference'>>`
    select s.id as "siteId", s.name, ${position}
      from (select id, ${sql.ref(nameColumn)} as name, wkb_geometry
              from sites where not is_deleted and wkb_geometry is not null
               and ${sql.ref(nameColumn)} ilike any(${exactly}::text[]) limit ${MAX_HITS}) s, ${placed}`.execute(
    tx,
  );
  return rows;
}
