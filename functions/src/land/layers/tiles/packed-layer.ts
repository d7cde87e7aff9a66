import type Flatbush from 'flatbush';

/**
 * A layer in memory. Feature f has the parts `partStart[f] … partStart[f + 1])`; part p has the vertices
 * `vertexStart[p] … vertexStart[p + 1])` of `xy` (EPSG:3857 metres, x and y in turn, rings without their closing
 * vertex). Immutable once packed, except for `slots`.
 */
export type PackedLayer = {
  keys: readonly string[];
  count: number;
  ids: Float64Array;
  kinds: Uint8Array;
  partStart: Uint32Array;
  outer: Uint8Array;
  vertexStart: Uint32Array;
  xy: Float64Array;
  /** West, south, east, north of each feature. */
  boxes: Float64Array;
  /** Indexes into the dictionary, `keys.length` for each feature; 0 is none. */
  values: Uint32Array;
  valueBytes: Uint8Array;
  valueStarts: Uint32Array;
  /** The encoder's scratch space: which value has which index in the tile being written. */
  slots: Int32Array;
  slotBase: number;
  /** None for the few features read for one tile: they are simply scanned. */
  index: Flatbush | undefined;
};

/** How many bytes the layer occupies in memory. */
export function layerBytes(layer: PackedLayer): number {
  const arrays = [
    layer.ids,
    layer.kinds,
    layer.partStart,
    layer.outer,
    layer.vertexStart,
    layer.xy,
    layer.boxes,
    layer.values,
    layer.valueBytes,
    layer.valueStarts,
    layer.slots,
  ];
  const columns = arrays.reduce((sum, array) => sum + array.byteLength, 0);
  return columns + (layer.index?.data.byteLength ?? 0);
}

/** Calls `visit` for every feature whose box touches the given one. */
export function eachWithin(
  layer: PackedLayer,
  west: number,
  south: number,
  east: number,
  north: number,
  visit: (feature: number, x0: number, y0: number, x1: number, y1: number) => void,
): void {
  if (layer.index) {
    layer.index.search(west, south, east, north, (feature, x0, y0, x1, y1) => {
      visit(feature, x0, y0, x1, y1);
      return false;
    });
    return;
  }
  const { boxes } = layer;
  for (let feature = 0, at = 0; feature < layer.count; feature++, at += 4) {
    const x0 = boxes[at]!;
    const y0 = boxes[at + 1]!;
    const x1 = boxes[at + 2]!;
    const y1 = boxes[at + 3]!;
    if (x0 <= east && x1 >= west && y0 <= north && y1 >= south) visit(feature, x0, y0, x1, y1);
  }
}
