import { encodeValue } from './attribute-values.ts';
import type { EncodedTile } from './encode-shapes.ts';
import {
  closeFeature,
  frameLimit,
  openFeature,
  openGeometry,
  writeTag,
  writeTags,
} from './feature-frame.ts';
import { hasFeature, type FeatureSet } from './feature-set.ts';
import { gridZoom, tileFrame, type TileAddress } from './grid.ts';
import { eachWithin, type PackedLayer } from './packed-layer.ts';
import { Pen } from './quantised-path.ts';
import { TileBuffer } from './tile-buffer.ts';
import { pointKind } from './twkb.ts';

/** The attribute that says how many features a point represents. */
export const countKey = 'point_count';

/** A cell's content: how many features, the mean of their centres, and the first of them. */
export type LatticeCell = { count: number; x: number; y: number; feature: number };

/**
 * The tile as points on a lattice of `cells` × `cells`: a cell with one feature shows it with its id and attributes,
 * a fuller one shows its count at the features' mean. A feature belongs to the cell that contains the centre of its
 * box, so that the counts over all tiles of a zoom add up exactly.
 */
export function encodeClusters(
  layer: PackedLayer,
  name: string,
  address: TileAddress,
  cells: number,
  matching?: FeatureSet,
): EncodedTile {
  return writeCells(layer, name, address, collect(layer, address, cells, matching));
}

/** Cells along one axis of a grid: `cells` of them over `span` metres, counted from west or south. */
export type Axis = { from: number; span: number; cells: number };

/** The cells of a whole grid at one zoom, `cells` × `cells` to a tile. */
export function latticeOf({ z, projection }: TileAddress, cells: number): { x: Axis; y: Axis } {
  const { west, north, size, across, down } = gridZoom(z, projection);
  return {
    x: { from: west, span: across * size, cells: across * cells },
    y: { from: north - down * size, span: down * size, cells: down * cells },
  };
}

/**
 * The cell of a coordinate, counted over the whole grid; anything outside belongs to the outermost cell. SQL does the
 * same calculation, so that both ways of making a tile agree.
 */
export function worldCell(coordinate: number, { from, span, cells }: Axis): number {
  const cell = Math.floor(((coordinate - from) * cells) / span);
  return Math.min(Math.max(cell, 0), cells - 1);
}

function collect(
  layer: PackedLayer,
  address: TileAddress,
  cells: number,
  matching: FeatureSet | undefined,
): LatticeCell[] {
  const { west, south, east, north, unit } = tileFrame(address);
  const lattice = latticeOf(address, cells);
  const firstColumn = address.x * cells;
  const firstRow = lattice.y.cells - (address.y + 1) * cells;
  const found: (LatticeCell | undefined)[] = new Array<LatticeCell | undefined>(cells * cells);
  eachWithin(
    layer,
    west - unit,
    south - unit,
    east + unit,
    north + unit,
    (feature, x0, y0, x1, y1) => {
      if (matching && !hasFeature(matching, feature)) return;
      const x = (x0 + x1) / 2;
      const y = (y0 + y1) / 2;
      const column = worldCell(x, lattice.x) - firstColumn;
      const row = worldCell(y, lattice.y) - firstRow;
      if (column < 0 || row < 0 || column >= cells || row >= cells) return;
      const at = row * cells + column;
      const cell = (found[at] ??= { count: 0, x: 0, y: 0, feature });
      cell.count++;
      cell.x += (x - cell.x) / cell.count;
      cell.y += (y - cell.y) / cell.count;
    },
  );
  return found.filter((cell) => cell !== undefined);
}

const tile = new TileBuffer();
const pen = new Pen();

/** Writes cells that are already counted; a single feature's attributes come from `layer`. */
export function writeCells(
  layer: PackedLayer,
  name: string,
  address: TileAddress,
  cells: readonly LatticeCell[],
): EncodedTile {
  tile.start();
  for (const cell of cells) if (cell.count === 1) writeSingle(layer, address, cell);
  const counts = [...new Set(cells.map(({ count }) => count))].filter((count) => count > 1);
  const places = new Map(counts.map((count, index) => [count, tile.layerValues + index]));
  for (const cell of cells) {
    const place = places.get(cell.count);
    if (place !== undefined) writeCluster(layer.keys.length, address, cell, place);
  }
  const ownKeys = counts.length > 0 ? [countKey] : [];
  const bytes = tile.finish(layer, name, ownKeys, counts.map(encodeValue));
  return { bytes, features: tile.features };
}

function writeSingle(layer: PackedLayer, address: TileAddress, cell: LatticeCell): void {
  const from = tile.pos;
  tile.reserve(frameLimit + layer.keys.length * 12);
  openFeature(tile, layer.ids[cell.feature]!);
  writeTags(tile, layer, cell.feature);
  writePoint(from, address, cell);
}

function writeCluster(key: number, address: TileAddress, cell: LatticeCell, place: number): void {
  const from = tile.pos;
  tile.reserve(frameLimit + 12);
  openFeature(tile);
  writeTag(tile, key, place);
  writePoint(from, address, cell);
}

function writePoint(from: number, address: TileAddress, cell: LatticeCell): void {
  const { west, north, unit } = tileFrame(address);
  const geometry = openGeometry(tile, pointKind);
  pen.lift();
  const x = Math.round((cell.x - west) / unit);
  const y = Math.round((north - cell.y) / unit);
  tile.pos = pen.point(tile.bytes, tile.pos, x, y);
  closeFeature(tile, from, geometry);
}
