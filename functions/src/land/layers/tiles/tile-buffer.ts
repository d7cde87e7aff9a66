import { writeVarint } from './protobuf.ts';
import type { PackedLayer } from './packed-layer.ts';
import { TILE_EXTENT } from './grid.ts';

const utf8 = new TextEncoder();
const headRoom = 16;

/** The bytes of the one layer of the tile being written. Nothing here is asynchronous, so one buffer is enough. */
export class TileBuffer {
  bytes = new Uint8Array(1 << 20);
  pos = headRoom;
  features = 0;
  private used = new Uint32Array(1024);
  private usedCount = 0;

  start(): void {
    this.pos = headRoom;
    this.features = 0;
    this.usedCount = 0;
  }

  /** Makes room for this many more bytes. */
  reserve(more: number): void {
    if (this.pos + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.pos + more));
    larger.set(this.bytes.subarray(0, this.pos));
    this.bytes = larger;
  }

  /** The index of a layer's value in this tile's own table, assigned at its first use. */
  placeOf(layer: PackedLayer, value: number): number {
    const slot = layer.slots[value]!;
    if (slot >= layer.slotBase) return slot - layer.slotBase;
    const place = this.usedCount++;
    if (place === this.used.length) {
      const larger = new Uint32Array(place * 2);
      larger.set(this.used);
      this.used = larger;
    }
    this.used[place] = value;
    layer.slots[value] = layer.slotBase + place;
    return place;
  }

  /** Writes keys, values and frame, and gives a copy of the whole tile. */
  finish(
    layer: PackedLayer,
    name: string,
    ownKeys: readonly string[] = [],
    ownValues: readonly Uint8Array[] = [],
  ): Buffer {
    for (const key of [...layer.keys, ...ownKeys]) this.text(0x1a, key);
    this.copyValues(layer);
    for (const value of ownValues) this.append(value);
    this.text(0x0a, name);
    this.reserve(16);
    this.bytes[this.pos++] = 0x28;
    this.pos = writeVarint(this.bytes, this.pos, TILE_EXTENT);
    this.bytes[this.pos++] = 0x78;
    this.bytes[this.pos++] = 2;
    this.forgetPlaces(layer);
    return this.framed();
  }

  /** How many values of the layer this tile uses: its own values come after them. */
  get layerValues(): number {
    return this.usedCount;
  }

  private framed(): Buffer {
    const head = Uint8Array.of(0x1a, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    const headEnd = writeVarint(head, 1, this.pos - headRoom);
    const start = headRoom - headEnd;
    this.bytes.set(head.subarray(0, headEnd), start);
    return Buffer.from(this.bytes.subarray(start, this.pos));
  }

  private copyValues({ valueBytes, valueStarts }: PackedLayer): void {
    for (let place = 0; place < this.usedCount;) {
      const first = this.used[place]!;
      let last = first;
      while (++place < this.usedCount && this.used[place] === last + 1) last++;
      const from = valueStarts[first]!;
      const to = valueStarts[last + 1]!;
      this.reserve(to - from);
      const { bytes } = this;
      if (to - from > 64) bytes.set(valueBytes.subarray(from, to), this.pos);
      else for (let i = from, at = this.pos; i < to; i++, at++) bytes[at] = valueBytes[i]!;
      this.pos += to - from;
    }
  }

  private forgetPlaces(layer: PackedLayer): void {
    layer.slotBase += this.usedCount;
    if (layer.slotBase < 1 << 30) return;
    layer.slots.fill(0);
    layer.slotBase = 1;
  }

  private text(tag: number, text: string): void {
    const content = utf8.encode(text);
    this.reserve(content.length + 8);
    this.bytes[this.pos++] = tag;
    this.pos = writeVarint(this.bytes, this.pos, content.length);
    this.append(content);
  }

  private append(content: Uint8Array): void {
    this.reserve(content.length);
    this.bytes.set(content, this.pos);
    this.pos += content.length;
  }
}
