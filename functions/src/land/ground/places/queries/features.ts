import { sql, type Sql, type Tx } from '../../../../platform/db.ts';
import { escapeLikePattern } from '../../../../records/search/escape-like-pattern.ts';
import type { PlaceKind } from '../place.ts';

/** All features of a layer that share one name, such as the pieces of a street. */
export interface NamedFeatures {
  layerId: string;
  layerName: string;
  name: string;
  kind: Extract<PlaceKind, 'ward' | 'street' | 'area'>;
  featureIds: number[];
  /** Longitude and latitude of a point on them. */
  point: [number, number];
  /** West, south, east, north (4326). */
  box: [number, number, number, number];
}

/** How many pieces of one name to use; a name with more identifies nothing. */
const MAX_PIECES = 200;
/** How many names to rank. */
const MAX_HITS = 400;

/** Layers that the basemap draws as wards or roads have those kinds; other layers go by their name. */
const kind = sql`case
  when l.basemap_role = 'ward' or l.layer_name ~* '\\m(ward|parish)' then 'ward'
  when l.basemap_role = 'road' or l.layer_name ~* '\\m(road|street)' then 'street'
  else 'area' end`;

/** Best first: the whole name, then its beginning, a word's beginning, the inside; shorter names first. */
const rank = (name: Sql, term: string) => sql`case
  when lower(${name}) = ${term} then 0
  when starts_with(lower(${name}), ${term}) then 1
  when strpos(' ' || lower(${name}), ' ' || ${term}) > 0 then 2
  else 3 end`;

async function featuresWhere(
  tx: Tx,
  where: Sql,
  best: Sql,
  limit: number,
): Promise<NamedFeatures[]> {
  const { rows } = await sql<NamedFeatures>`
    with hits as materialized (
      select f.layer_id, f.id, f.name, ${best} as rank
        from layer_features f
       where ${where}
       order by rank, length(f.name), f.name limit ${MAX_HITS}),
    named as (
      select h.layer_id, l.layer_name, min(h.name) as name, ${kind} as kind, min(h.rank) as rank,
             (array_agg(h.id order by h.id))[1:${sql.raw(String(MAX_PIECES))}] as ids
        from hits h join layers l on l.id = h.layer_id
       where l.placemaker_visibility
       group by h.layer_id, l.layer_name, lower(h.name), l.basemap_role
       order by min(h.rank), ${kind} <> 'ward', ${kind} = 'street', length(min(h.name)), min(h.name)
       limit ${limit})
    select n.layer_id as "layerId", n.layer_name as "layerName", n.name, n.kind, to_jsonb(n.ids) as "featureIds",
           array[st_x(p.at), st_y(p.at)] as point,
           array[st_xmin(p.box), st_ymin(p.box), st_xmax(p.box), st_ymax(p.box)] as box
      from named n, lateral (
        select st_transform(st_pointonsurface(st_collect(f.geometry)), 4326) as at,
               st_transform(st_setsrid(st_extent(f.geometry)::geometry, 27700), 4326) as box
          from layer_features f where f.layer_id = n.layer_id and f.id = any(n.ids)) p
     order by n.rank, n.kind <> 'ward', n.kind = 'street', length(n.name), n.name`.execute(tx);
  return rows;
}

/** Features whose name contains the term or, if there are none, is spelt much like it; best first. */
export async function featuresLike(tx: Tx, term: string, limit: number): Promise<NamedFeatures[]> {
  const text = term.toLowerCase();
  // Below three letters the index only supports the beginning of a name.
  const pattern = text.length < 3 ? `${escapeLikePattern(text)}%` : `%${escapeLikePattern(text)}%`;
  const name = sql`f.name`;
  const holding = await featuresWhere(tx, sql`f.name ilike ${pattern}`, rank(name, text), limit);
  if (holding.length > 0 || text.length < 4) return holding;
  // One wrong letter in seven is below the usual threshold of 0.6.
  await sql`select set_config('pg_trgm.word_similarity_threshold', '0.45', true)`.execute(tx);
  const unlike = sql`(100 * (1 - word_similarity(${text}, f.name)))::int`;
  return featuresWhere(tx, sql`${text} <% f.name`, unlike, limit);
}

/** Features whose whole name is one of the phrases, or begins with one of the unfinished phrases. */
export async function featuresCalled(
  tx: Tx,
  phrases: readonly string[],
  begun: readonly string[],
): Promise<NamedFeatures[]> {
  if (phrases.length === 0) return [];
  const whole = sql`lower(f.name) = any(${phrases}::text[])`;
  const beginnings = begun
    .filter((text) => text.length > 3)
    .map((text) => `${escapeLikePattern(text)} %`);
  const where =
    beginnings.length > 0 ? sql`(${whole} or f.name ilike any(${beginnings}::text[]))` : whole;
  return featuresWhere(tx, where, sql`case when ${whole} then 0 else 1 end`, MAX_NAMED);
}

/** A sentence of 300 characters names fewer. */
const MAX_NAMED = 100;
