import { sql, type Sql, type Tx } from '../../../platform/db.ts';
import type { AttributeValue } from '../tiles/attribute-values.ts';
import type { Axis } from '../tiles/encode-clusters.ts';
import type { PackableRow } from '../tiles/pack.ts';
import type { LayerSource } from './layer-source.ts';

/** Decimals of a metre kept until the tile is made: a tenth of a millimetre. */
const twkbPrecision = 4;

/** A part of the map in metres of the source's projection. */
export type Bounds = { west: number; south: number; east: number; north: number };

/** Rows with the version that the same statement saw, so that the two always match. */
export type VersionedRows<R> = { version: number; rows: R[] };

type Row = { id: number; shape: Buffer } & Record<`value${number}`, unknown>;

/** Even if nothing was found there is one row, which carries the version alone. */
type OrNone<R> = { version: number } & { [K in keyof R]: R[K] | null };

/** Rows and vertices of the layer: how much memory it would take. */
export async function layerSize(
  tx: Tx,
  source: LayerSource,
): Promise<{ features: number; vertices: number }> {
  const { rows } = await sql<{ features: number; vertices: number }>`
    select count(*) as features, coalesce(sum(st_npoints(${shapeOf(source)})), 0) as vertices
      from ${tableOf(source)} where ${livingRows(source)}`.execute(tx);
  return rows[0] ?? { features: 0, vertices: 0 };
}

/** All features, or those that touch `bounds`, or only those of them with the given ids. */
export async function layerRows(
  tx: Tx,
  source: LayerSource,
  within?: { bounds?: Bounds; ids?: readonly number[] | undefined },
): Promise<VersionedRows<PackableRow>> {
  const { rows } = await sql<OrNone<Row>>`
    select now_at.version, f.id, f.shape ${valueNames(source)}
      from ${versionRow(source)} left join (
        select id, st_astwkb(${shapeOf(source)}, ${twkbPrecision}) as shape ${valuesOf(source)}
          from ${tableOf(source)}
         where ${livingRows(source)} and ${insideOf(source, within?.bounds)} and ${idIn(within?.ids)}
      ) as f on true`.execute(tx);
  const withValues = found<Row>(rows).map((row) => ({
    id: row.id,
    shape: row.shape,
    values: source.keys.map((_, index) => attributeValue(row[`value${index}`])),
  }));
  return { version: rows[0]!.version, rows: withValues };
}

/** Tiles have no lists or objects: they are written as JSON text. */
function attributeValue(value: unknown): AttributeValue {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : (value as AttributeValue);
}

/** One cell of a clustered tile. */
export type CellRow = { count: number; x: number; y: number; id: number };

/** Features counted by lattice cell, by the centre of their box, in the same way as `worldCell`. */
export async function cellRows(
  tx: Tx,
  source: LayerSource,
  bounds: Bounds,
  lattice: { x: Axis; y: Axis },
  ids: readonly number[] | undefined,
): Promise<VersionedRows<CellRow>> {
  const shape = shapeOf(source);
  const { rows } = await sql<OrNone<CellRow>>`
    select now_at.version, c.count, c.x, c.y, c.id
      from ${versionRow(source)} left join (
        select count(*) as count, avg(x) as x, avg(y) as y, min(id) as id
          from (select id, (st_xmin(${shape}) + st_xmax(${shape})) / 2 as x,
                       (st_ymin(${shape}) + st_ymax(${shape})) / 2 as y
                  from ${tableOf(source)}
                 where ${livingRows(source)} and ${insideOf(source, bounds)} and ${idIn(ids)}) as middles
         group by ${cellOf('x', lattice.x)}, ${cellOf('y', lattice.y)}
      ) as c on true`.execute(tx);
  return { version: rows[0]!.version, rows: found<CellRow>(rows) };
}

function found<R extends { id: number }>(rows: OrNone<R>[]): R[] {
  return rows.filter((row): row is OrNone<R> & R => row.id !== null);
}

function cellOf(axis: 'x' | 'y', { from, span, cells }: Axis): Sql {
  return sql`floor((${sql.ref(axis)} - ${from}::float8) * ${cells}::float8 / ${span}::float8)`;
}

/** The version as the statement itself sees it, whether or not it finds any feature. */
function versionRow({ layerId }: LayerSource): Sql {
  return sql`(select coalesce((select version from layer_versions where layer_id = ${layerId}), 0)) as now_at (version)`;
}

function tableOf({ isSites }: LayerSource): Sql {
  return isSites ? sql`sites` : sql`layer_features`;
}

/** The column that holds the shapes in the source's projection: nothing is transformed for a tile. */
function shapeOf({ isSites, projection }: LayerSource): Sql {
  if (projection === 3857) return sql`geometry_3857`;
  return isSites ? sql`wkb_geometry` : sql`geometry`;
}

function livingRows(source: LayerSource): Sql {
  const { isSites, layerId } = source;
  const placed = sql`${shapeOf(source)} is not null`;
  return isSites ? sql`${placed} and not is_deleted` : sql`${placed} and layer_id = ${layerId}`;
}

/** The attributes as columns of their own: as one JSON list they took ten times as long as the shapes. */
function valuesOf({ isSites, keys }: LayerSource): Sql {
  const columns = keys.map((key, index) => {
    const value = isSites ? sql.ref(key) : sql`properties -> ${key}::text`;
    return sql`, ${value} as ${sql.ref(`value${index}`)}`;
  });
  return columns.length === 0 ? sql`` : sql.join(columns, sql` `);
}

function valueNames({ keys }: LayerSource): Sql {
  const names = keys.map((_, index) => sql`, f.${sql.ref(`value${index}`)}`);
  return names.length === 0 ? sql`` : sql.join(names, sql` `);
}

function insideOf(source: LayerSource, bounds: Bounds | undefined): Sql {
  if (!bounds) return sql`true`;
  const { west, south, east, north } = bounds;
  return sql`${shapeOf(source)} && st_makeenvelope(${west}, ${south}, ${east}, ${north}, ${source.projection}::int)`;
}

function idIn(ids: readonly number[] | undefined): Sql {
  return ids === undefined ? sql`true` : sql`id = any(${[...ids]}::bigint[])`;
}
