import { withTenant, type TenantScope, type Tx } from '../../../platform/db.ts';
import type { LayerSource } from '../queries/layer-source.ts';
import { cellRows, layerRows, type Bounds } from '../queries/tile-rows.ts';
import { latticeOf, worldCell, writeCells } from '../tiles/encode-clusters.ts';
import { clusterCells, coarserCells, isTooHeavy, shapesFromZoom } from '../tiles/encode-tile.ts';
import { encodeShapes } from '../tiles/encode-shapes.ts';
import { buffer, tileFrame, type TileAddress } from '../tiles/grid.ts';
import { packTile } from '../tiles/pack.ts';
import type { VersionedTile } from './serve-tile.ts';

/**
 * One tile straight from its rows: for a layer that is too big for memory or not loaded yet. At low zooms SQL counts
 * the features.
 */
export async function tileFromDatabase(
  tenant: TenantScope,
  source: LayerSource,
  address: TileAddress,
  ids: readonly number[] | undefined,
): Promise<VersionedTile> {
  return withTenant(tenant, async (tx) => {
    if (source.isSites && address.z < shapesFromZoom[source.projection]) {
      return clusters(tx, source, address, clusterCells, ids);
    }
    const shapes = await shapesOf(tx, source, address, ids);
    if (!isTooHeavy(shapes.bytes)) return shapes;
    for (const cells of coarserCells) {
      const coarser = await clusters(tx, source, address, cells, ids);
      if (!isTooHeavy(coarser.bytes)) return coarser;
    }
    throw new Error(
      `Tile ${address.z}/${address.x}/${address.y} of ${source.layerId} can't be made light enough`,
    );
  });
}

async function shapesOf(
  tx: Tx,
  source: LayerSource,
  address: TileAddress,
  ids: readonly number[] | undefined,
): Promise<VersionedTile> {
  const { version, rows } = await layerRows(tx, source, { bounds: boundsOf(address, buffer), ids });
  const layer = packTile(source.keys, rows);
  return { version, bytes: encodeShapes(layer, source.layerId, address).bytes };
}

async function clusters(
  tx: Tx,
  source: LayerSource,
  address: TileAddress,
  cells: number,
  ids: readonly number[] | undefined,
): Promise<VersionedTile> {
  const lattice = latticeOf(address, cells);
  const counted = await cellRows(tx, source, boundsOf(address, 1), lattice, ids);
  const inTile = counted.rows.filter((cell) => isInTile(cell, address));
  const alone = inTile.filter(({ count }) => count === 1).map(({ id }) => id);
  const single = await layerRows(tx, source, { ids: alone });
  const layer = packTile(source.keys, single.rows);
  const places = new Map(Array.from(layer.ids, (id, place) => [id, place]));
  // If a feature changed between the two statements, the next version will show it.
  const shown = inTile.flatMap((cell) => {
    const feature = cell.count > 1 ? 0 : places.get(cell.id);
    return feature === undefined ? [] : [{ ...cell, feature }];
  });
  const steady = alone.length === 0 || single.version === counted.version;
  const bytes = writeCells(layer, source.layerId, address, shown).bytes;
  return { version: steady ? counted.version : undefined, bytes };
}

function isInTile({ x, y }: { x: number; y: number }, address: TileAddress): boolean {
  const tiles = latticeOf(address, 1);
  const row = tiles.y.cells - 1 - worldCell(y, tiles.y);
  return worldCell(x, tiles.x) === address.x && row === address.y;
}

function boundsOf(address: TileAddress, margin: number): Bounds {
  const { west, south, east, north, unit } = tileFrame(address);
  const more = margin * unit;
  return { west: west - more, south: south - more, east: east + more, north: north + more };
}
