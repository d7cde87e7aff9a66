import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import { boundaryLayer } from '../../ground/layers/queries/boundary-layer.ts';
import { sql, type Tx } from '../../../platform/db.ts';

/** A position in the system that the file has it in. */
export interface FilePlace {
  x: number;
  y: number;
  srid: number;
}

/** So far outside of its boundary a place is still taken for the council's: boundaries are drawn roughly, in metres. */
const NEAR = 500;

/** Metres from the nearest site of the council, beyond which a place is taken for another area's. */
const FAR_FROM_SITES = 10_000;
/** Fewer sites say nothing of where a council is. */
const FEW_SITES = 10;
/** Metres from the middle of the town that the council is called by. */
const FAR_FROM_TOWN = 40_000;

const onGrid = (places: readonly FilePlace[]) => sql`places as (
      select st_transform(st_setsrid(st_makepoint(x, y), srid), 27700) as place
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (x float8, y float8, srid integer))`;

/** How many of the places lie outside the council; undefined if no layer says where that is. */
export async function countOutside(
  tx: Tx,
  places: readonly FilePlace[],
): Promise<number | undefined> {
  const { rows } = await sql<{ known: boolean; outside: number }>`
    with council as (select f.geometry from layer_features f where f.layer_id = ${boundaryLayer}),
    ${onGrid(places)}
    select exists (select from council) as known,
           (select count(*)::int from places p
             where not exists (select from council c where st_dwithin(c.geometry, p.place, ${NEAR}::float8))) as outside`.execute(
    tx,
  );
  return rows[0]?.known ? rows[0].outside : undefined;
}

/** How many of the places lie far from every site that the council has; undefined where it has few. */
export async function countFarFromSites(
  tx: Tx,
  places: readonly FilePlace[],
): Promise<number | undefined> {
  const { rows } = await sql<{ known: boolean; outside: number }>`
    with ${onGrid(places)}
    select (select count(*) from (
              select from sites where not is_deleted and wkb_geometry is not null limit ${FEW_SITES}) s) = ${FEW_SITES} as known,
           (select count(*)::int from places p
             where not exists (select from sites s where not s.is_deleted
                                  and st_dwithin(s.wkb_geometry, p.place, ${FAR_FROM_SITES}::float8))) as outside`.execute(
    tx,
  );
  return rows[0]?.known ? rows[0].outside : undefined;
}

/** How many of the places lie far from the town of that name (see `searchName`); undefined if the gazetteer has none. */
export async function countFarFromTown(
  tx: Tx,
  places: readonly FilePlace[],
  town: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ known: boolean; outside: number }>`
    with towns as (
      select st_setsrid(st_makepoint(x, y), 27700) as middle
        from platform.gazetteer_places
       where weight <= 3 and (search_name = ${town} or starts_with(search_name, ${`${town} `}))),
    ${onGrid(places)}
    select exists (select from towns) as known,
           (select count(*)::int from places p
             where not exists (select from towns t where st_dwithin(t.middle, p.place, ${FAR_FROM_TOWN}::float8))) as outside`.execute(
    tx,
  );
  return town !== '' && rows[0]?.known ? rows[0].outside : undefined;
}

/** Most organisations of one council: more are looked at no further. */
const MAX_ORGANISATIONS = 20;

/** The organisations that the council's own sites name. */
export async function organisationsHere(tx: Tx): Promise<string[]> {
  const field = (await dictionaryOf(tx)).find(
    ({ standardName }) => standardName === 'OrganisationURI',
  );
  if (!field) return [];
  const column = sql.ref(`s.${field.dbPropertyName}`);
  const { rows } = await sql<{ name: string }>`
    select distinct ${column}::text as name from sites s
     where not s.is_deleted and ${column}::text <> '' limit ${MAX_ORGANISATIONS}`.execute(tx);
  return rows.map(({ name }) => name);
}
