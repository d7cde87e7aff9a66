import { ByteColumn } from './columns.ts';
import { varintLength, writeVarint } from './protobuf.ts';

/** What a feature's attribute may be; null is left out of the tile. */
export type AttributeValue = string | number | boolean | null;

const utf8 = new TextEncoder();

/** The value as field 4 of a layer message, ready to be copied into a tile. */
export function encodeValue(value: string | number | boolean): Uint8Array {
  const content = encodeContent(value);
  const head = 1 + varintLength(content.length);
  const bytes = new Uint8Array(head + content.length);
  bytes[0] = 0x22;
  writeVarint(bytes, 1, content.length);
  bytes.set(content, head);
  return bytes;
}

function encodeContent(value: string | number | boolean): Uint8Array {
  if (typeof value === 'boolean') return Uint8Array.of(0x38, value ? 1 : 0);
  if (typeof value === 'string') {
    const text = utf8.encode(value);
    const head = 1 + varintLength(text.length);
    const bytes = new Uint8Array(head + text.length);
    bytes[0] = 0x0a;
    writeVarint(bytes, 1, text.length);
    bytes.set(text, head);
    return bytes;
  }
  if (Number.isSafeInteger(value) && value >= 0) {
    const bytes = new Uint8Array(1 + varintLength(value));
    bytes[0] = 0x28;
    writeVarint(bytes, 1, value);
    return bytes;
  }
  const bytes = new Uint8Array(9);
  bytes[0] = 0x19;
  new DataView(bytes.buffer).setFloat64(1, value, true);
  return bytes;
}

/** Every distinct value of a layer, encoded once; number 0 means "none". */
export class ValueDictionary {
  private numbers = new Map<string | number | boolean, number>();
  private bytes = new ByteColumn();
  private starts: number[] = [0, 0];

  numberOf(value: AttributeValue): number {
    if (value === null) return 0;
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    const number = this.starts.length - 1;
    this.numbers.set(value, number);
    this.bytes.append(encodeValue(value));
    this.starts.push(this.bytes.length);
    return number;
  }

  /** Value n is in `bytes[starts[n] … starts[n + 1])`. */
  finish(): { bytes: Uint8Array; starts: Uint32Array } {
    return { bytes: this.bytes.toArray(), starts: Uint32Array.from(this.starts) };
  }
}
