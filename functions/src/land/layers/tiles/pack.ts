import Flatbush from 'flatbush';
import { ValueDictionary, type AttributeValue } from './attribute-values.ts';
import { FloatColumn } from './columns.ts';
import type { PackedLayer } from './packed-layer.ts';
import { polygonKind, readTwkb, type GeometryKind } from './twkb.ts';

/** One row of a layer as read from the database; `shape` is TWKB in EPSG:3857. */
export type PackableRow = { id: number; shape: Uint8Array; values: readonly AttributeValue[] };

/** Packs rows in the index's order, so that neighbours on the map are neighbours in memory. */
export function packLayer(keys: readonly string[], rows: Iterable<PackableRow>): PackedLayer {
  const packer = new LayerPacker(keys);
  for (const row of rows) packer.add(row);
  return packer.finish();
}

/** Packs the few rows of one tile: no index, no sorting. */
export function packTile(keys: readonly string[], rows: Iterable<PackableRow>): PackedLayer {
  const packer = new LayerPacker(keys);
  for (const row of rows) packer.add(row);
  return packer.columns();
}

/** Takes rows one by one, so that a big layer is never in memory twice. */
export class LayerPacker {
  private keys: readonly string[];
  private ids: number[] = [];
  private kinds: number[] = [];
  private partStart: number[] = [0];
  private outer: number[] = [];
  private vertexStart: number[] = [];
  private xy = new FloatColumn();
  private boxes = new FloatColumn();
  private values: number[] = [];
  private dictionary = new ValueDictionary();

  constructor(keys: readonly string[]) {
    this.keys = keys;
  }

  /** Leaves out a feature with an empty geometry. */
  add({ id, shape, values }: PackableRow): void {
    const from = this.xy.length;
    let kind: GeometryKind | undefined;
    let part = from;
    readTwkb(shape, {
      startPart: (partKind, outer) => {
        this.dropClosingVertex(kind, part);
        kind = partKind;
        part = this.xy.length;
        this.vertexStart.push(part / 2);
        this.outer.push(outer ? 1 : 0);
      },
      vertex: (x, y) => {
        this.xy.push(x);
        this.xy.push(y);
      },
    });
    this.dropClosingVertex(kind, part);
    if (this.xy.length === from) {
      this.outer.length = this.vertexStart.length = this.partStart.at(-1)!;
      return;
    }
    this.ids.push(id);
    this.kinds.push(kind!);
    this.partStart.push(this.outer.length);
    this.addBox(from);
    for (let k = 0; k < this.keys.length; k++) {
      this.values.push(this.dictionary.numberOf(values[k] ?? null));
    }
  }

  private dropClosingVertex(kind: GeometryKind | undefined, part: number): void {
    const { data, length } = this.xy;
    if (kind !== polygonKind || length - part < 4) return;
    if (data[part] === data[length - 2] && data[part + 1] === data[length - 1]) {
      this.xy.length -= 2;
    }
  }

  private addBox(from: number): void {
    const { data, length } = this.xy;
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = from; at < length; at += 2) {
      west = Math.min(west, data[at]!);
      east = Math.max(east, data[at]!);
      south = Math.min(south, data[at + 1]!);
      north = Math.max(north, data[at + 1]!);
    }
    for (const edge of [west, south, east, north]) this.boxes.push(edge);
  }

  /** The columns in the order in which the rows came. */
  columns(): PackedLayer {
    const { bytes, starts } = this.dictionary.finish();
    return {
      keys: this.keys,
      count: this.ids.length,
      ids: Float64Array.from(this.ids),
      kinds: Uint8Array.from(this.kinds),
      partStart: Uint32Array.from(this.partStart),
      outer: Uint8Array.from(this.outer),
      vertexStart: Uint32Array.from([...this.vertexStart, this.xy.length / 2]),
      xy: this.xy.toArray(),
      boxes: this.boxes.toArray(),
      values: Uint32Array.from(this.values),
      valueBytes: bytes,
      valueStarts: starts,
      slots: new Int32Array(starts.length),
      slotBase: 1,
      index: undefined,
    };
  }

  /** The columns in Hilbert order, with their index. */
  finish(): PackedLayer {
    const loose = this.columns();
    if (loose.count === 0) return loose;
    const order = indexOf(loose.boxes).search(-Infinity, -Infinity, Infinity, Infinity);
    const packed = renumberValues(reorder(loose, order));
    return { ...packed, index: indexOf(packed.boxes) };
  }
}

function indexOf(boxes: Float64Array): Flatbush {
  const index = new Flatbush(boxes.length / 4);
  for (let at = 0; at < boxes.length; at += 4) {
    index.add(boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!);
  }
  index.finish();
  return index;
}

function reorder(layer: PackedLayer, order: readonly number[]): PackedLayer {
  const width = layer.keys.length;
  const to: PackedLayer = {
    ...layer,
    ids: new Float64Array(layer.count),
    kinds: new Uint8Array(layer.count),
    partStart: new Uint32Array(layer.count + 1),
    outer: new Uint8Array(layer.outer.length),
    vertexStart: new Uint32Array(layer.vertexStart.length),
    xy: new Float64Array(layer.xy.length),
    boxes: new Float64Array(layer.boxes.length),
    values: new Uint32Array(layer.values.length),
  };
  let part = 0;
  let vertex = 0;
  order.forEach((from, feature) => {
    to.ids[feature] = layer.ids[from]!;
    to.kinds[feature] = layer.kinds[from]!;
    to.partStart[feature] = part;
    to.boxes.set(layer.boxes.subarray(from * 4, from * 4 + 4), feature * 4);
    to.values.set(layer.values.subarray(from * width, from * width + width), feature * width);
    for (let p = layer.partStart[from]!; p < layer.partStart[from + 1]!; p++, part++) {
      const start = layer.vertexStart[p]!;
      const end = layer.vertexStart[p + 1]!;
      to.outer[part] = layer.outer[p]!;
      to.vertexStart[part] = vertex;
      to.xy.set(layer.xy.subarray(start * 2, end * 2), vertex * 2);
      vertex += end - start;
    }
  });
  to.partStart[layer.count] = part;
  to.vertexStart[part] = vertex;
  return to;
}

/** Reorders the dictionary by first use, so that a tile copies values in sequence. */
function renumberValues(layer: PackedLayer): PackedLayer {
  const numbers = new Uint32Array(layer.slots.length);
  const values = new Uint32Array(layer.values.length);
  const valueBytes = new Uint8Array(layer.valueBytes.length);
  const valueStarts = new Uint32Array(layer.valueStarts.length);
  let next = 1;
  let end = 0;
  layer.values.forEach((old, at) => {
    if (old !== 0 && numbers[old] === 0) {
      const bytes = layer.valueBytes.subarray(layer.valueStarts[old]!, layer.valueStarts[old + 1]!);
      valueBytes.set(bytes, end);
      end += bytes.length;
      numbers[old] = next++;
      valueStarts[next] = end;
    }
    values[at] = numbers[old]!;
  });
  return { ...layer, values, valueBytes, valueStarts };
}
