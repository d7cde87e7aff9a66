import { sql, type Tx } from '../../../platform/db.ts';
import { givenReference } from '../../ground/sites/queries/reference.ts';

export type FoundFeature = {
  layerId: string;
  layerName: string;
  featureId: number;
  name: string;
  reference: string | null;
  /** West, south, east, north in degrees. */
  box: number[];
};

type Row = Omit<FoundFeature, 'box'> & { west: number; south: number; east: number; north: number };

const featureReference = givenReference(sql`f.source_reference`);

const nameOf = sql`coalesce(f.name, f.properties ->> l.column_id, ${featureReference}, f.id::text)`;

/**
 * Features of layers that staff may see, by name (misspelt ones, too) or by an id: the layer's own (`column_id`), the
 * source's reference, or the number that tiles carry. The likeliest first.
 */
export async function findFeatures(
  tx: Tx,
  term: string,
  layerIds: readonly string[] | undefined,
  limit: number,
): Promise<FoundFeature[]> {
  const held = `%${escaped(term)}%`;
  const begun = `${escaped(term)}%`;
  const number = /^\d{1,15}$/.test(term) ? Number(term) : null;
  const among = layerIds ? sql`layer_id = any(${[...layerIds]}::text[])` : sql`true`;
  const { rows } = await sql<Row>`
    with found as (
      (select layer_id, id from layer_features where ${among} and name ilike ${held}
        order by (lower(name) = lower(${term})) desc, (name ilike ${begun}) desc, name limit ${limit})
      union
      (select layer_id, id from layer_features where ${among} and ${term} <% name
        order by word_similarity(${term}, name) desc limit ${limit})
      union
      (select layer_id, id from layer_features where ${among} and source_reference ilike ${begun}
        order by source_reference limit ${limit})
      union
      (select f.layer_id, f.id from layers l join layer_features f on f.layer_id = l.id
        where l.column_id is not null and ${among}
          and lower(f.properties ->> l.column_id) = lower(${term}) limit ${limit})
      union
      (select layer_id, id from layer_features where ${among} and id = ${number}::bigint limit ${limit})
    )
    select l.id as "layerId", l.layer_name as "layerName", f.id as "featureId",
           ${nameOf} as name,
           coalesce(f.properties ->> l.column_id, ${featureReference}) as reference,
           st_xmin(b.box) as west, st_ymin(b.box) as south, st_xmax(b.box) as east, st_ymax(b.box) as north
      from found join layer_features f using (layer_id, id) join layers l on l.id = f.layer_id
     cross join lateral (select st_transform(st_envelope(f.geometry), 4326) as box) as b
     where l.placemaker_visibility
     order by (lower(f.name) = lower(${term})
               or lower(coalesce(f.properties ->> l.column_id, f.source_reference)) = lower(${term})) desc,
              (f.id = ${number}::bigint) desc, (f.name ilike ${begun}) desc, word_similarity(${term}, coalesce(f.name, '')) desc,
              f.name, f.id
     limit ${limit}`.execute(tx);
  return rows.map(({ west, south, east, north, ...feature }) => ({
    ...feature,
    box: [west, south, east, north],
  }));
}

/** The names of features of layers that staff may see, given as 'wards 12'. */
export async function namesOfFeatures(
  tx: Tx,
  features: readonly string[],
): Promise<{ feature: string; name: string }[]> {
  const asked = features.map((each) => each.split(' '));
  const layerIds = asked.map(([layer]) => layer);
  const ids = asked.map(([, id]) => id);
  const { rows } = await sql<{ feature: string; name: string }>`
    select f.layer_id || ' ' || f.id as feature, ${nameOf} as name
      from unnest(${layerIds}::text[], ${ids}::bigint[]) as asked (layer_id, id)
      join layer_features f on f.layer_id = asked.layer_id and f.id = asked.id
      join layers l on l.id = f.layer_id
     where l.placemaker_visibility`.execute(tx);
  return rows;
}

/** What to look for and where: contained in the column `columnName`, or the whole of `columnId`. */
export interface FeatureSearch {
  searchValue: string;
  columnName?: string | undefined;
  columnId?: string | undefined;
}

/** Ids of a layer's features that a search finds, ascending; without columns, by name. */
export async function featureIdsBySearch(
  tx: Tx,
  layerId: string,
  { searchValue, columnName, columnId }: FeatureSearch,
): Promise<number[]> {
  const held = `%${escaped(searchValue)}%`;
  const conditions = [
    ...(columnName ? [sql`properties ->> ${columnName}::text ilike ${held}`] : []),
    ...(columnId ? [sql`lower(properties ->> ${columnId}::text) = lower(${searchValue})`] : []),
    ...(columnName || columnId ? [] : [sql`name ilike ${held}`]),
  ];
  const { rows } = await sql<{ id: number }>`
    select id from layer_features
     where layer_id = ${layerId} and (${sql.join(conditions, sql` or `)})
     order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Text escaped for a `like` pattern. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
