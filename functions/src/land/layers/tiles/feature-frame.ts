import type { PackedLayer } from './packed-layer.ts';
import { closeMessage, varintLimit, writeVarint } from './protobuf.ts';
import type { TileBuffer } from './tile-buffer.ts';

/** Bytes of a feature besides its geometry and attributes. */
export const frameLimit = varintLimit + 32;

/** Tag, room for the length, and the id if there is one; advances the buffer. */
export function openFeature(tile: TileBuffer, id?: number): void {
  const { bytes } = tile;
  bytes[tile.pos] = 0x12;
  tile.pos += 2;
  if (id === undefined) return;
  bytes[tile.pos] = 0x08;
  tile.pos = writeVarint(bytes, tile.pos + 1, id);
}

/** The feature's attributes as pairs of indexes into the tile's tables. */
export function writeTags(tile: TileBuffer, layer: PackedLayer, feature: number): void {
  const { bytes } = tile;
  const width = layer.keys.length;
  if (width === 0) return;
  bytes[tile.pos] = 0x12;
  const content = tile.pos + 2;
  let pos = content;
  for (let key = 0, v = feature * width; key < width; key++, v++) {
    const value = layer.values[v]!;
    if (value === 0) continue;
    pos = writeVarint(bytes, pos, key);
    pos = writeVarint(bytes, pos, tile.placeOf(layer, value));
  }
  tile.pos = closeMessage(bytes, content, pos);
}

/** The one attribute of a feature that has none from its layer. */
export function writeTag(tile: TileBuffer, key: number, place: number): void {
  const content = tile.pos + 2;
  tile.bytes[tile.pos] = 0x12;
  const end = writeVarint(tile.bytes, writeVarint(tile.bytes, content, key), place);
  tile.pos = closeMessage(tile.bytes, content, end);
}

/** Kind and the geometry's tag, with room for its length; gives where the geometry starts. */
export function openGeometry(tile: TileBuffer, kind: number): number {
  const { bytes } = tile;
  bytes[tile.pos] = 0x18;
  bytes[tile.pos + 1] = kind;
  bytes[tile.pos + 2] = 0x22;
  tile.pos += 4;
  return tile.pos;
}

/** Fills in both lengths, of the geometry and of the whole feature. */
export function closeFeature(tile: TileBuffer, from: number, geometry: number): void {
  const end = closeMessage(tile.bytes, geometry, tile.pos);
  tile.pos = closeMessage(tile.bytes, from + 2, end);
  tile.features++;
}
