import { tokenAt, type PdfToken } from './tokens.ts';

/** The syntax is not what a genuine file has, so that readers may differ in what they take it for. */
export class Unreadable extends Error {}

export interface Dictionary {
  /**
   * The pieces of a key's value, undefined where the key is not there. Throws Unreadable where it is there twice: some
   * readers take the first value, others the last.
   */
  value: (key: string) => PdfToken[] | undefined;
  end: number;
}

/** Most pieces kept of one value: enough for every list of filters that is let through. */
const MAX_KEPT = 12;
const CLOSES: Partial<Record<PdfToken['kind'], PdfToken['kind']>> = { '<<': '>>', '[': ']' };
const WORDS = new Set(['true', 'false', 'null', 'R']);

/** Reads the dictionary that opens just before `from`. Throws Unreadable at anything out of order in it. */
export function dictionaryAt(bytes: Buffer, from: number): Dictionary {
  const values = new Map<string, PdfToken[]>();
  const twice = new Set<string>();
  const value = (wanted: string) => {
    if (twice.has(wanted)) throw new Unreadable();
    return values.get(wanted);
  };
  let at = from;
  for (;;) {
    const key = tokenAt(bytes, at);
    if (key.kind === '>>') return { value, end: key.next };
    if (key.kind !== 'name') throw new Unreadable();
    if (values.has(key.text)) twice.add(key.text);
    const { pieces, next } = valueAt(bytes, key.next);
    values.set(key.text, pieces);
    at = next;
  }
}

function valueAt(bytes: Buffer, from: number): { pieces: PdfToken[]; next: number } {
  const first = tokenAt(bytes, from);
  if (first.kind === 'number') return numberAt(bytes, first);
  const pieces = [first];
  const open: (PdfToken['kind'] | undefined)[] = [];
  let token = first;
  for (;;) {
    if (token.kind === 'end' || (token.kind === 'word' && !WORDS.has(token.text)))
      throw new Unreadable();
    const closes = CLOSES[token.kind];
    if (closes) open.push(closes);
    else if (Object.values(CLOSES).includes(token.kind) && open.pop() !== token.kind)
      throw new Unreadable();
    if (open.length === 0) return { pieces, next: token.next };
    token = tokenAt(bytes, token.next);
    if (pieces.length < MAX_KEPT) pieces.push(token);
  }
}

/** A number, or the three pieces of a reference to another object. */
function numberAt(bytes: Buffer, first: PdfToken): { pieces: PdfToken[]; next: number } {
  const second = tokenAt(bytes, first.next);
  const third = second.kind === 'number' ? tokenAt(bytes, second.next) : second;
  if (third.kind !== 'word' || third.text !== 'R') return { pieces: [first], next: first.next };
  return { pieces: [first, second, third], next: third.next };
}
