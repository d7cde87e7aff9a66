/** A piece of PDF syntax (ISO 32000, 7.2 and 7.3). Names are spelt out; `next` is where the following piece may begin. */
export interface PdfToken {
  kind: 'name' | 'number' | 'string' | 'word' | '<<' | '>>' | '[' | ']' | 'end';
  text: string;
  next: number;
}

const SPACE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const [OPEN, CLOSE, BACKSLASH, SLASH, LESS, MORE] = [...'()\\/<>'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number];

/** The piece at or behind a place. A comment counts as a word: nothing that we let through needs one there. */
export function tokenAt(bytes: Buffer, from: number): PdfToken {
  let at = from;
  while (SPACE.has(bytes[at] ?? -1)) at += 1;
  const sign = bytes[at];
  if (sign === undefined) return { kind: 'end', text: '', next: at };
  if (sign === SLASH) {
    const next = wordEnd(bytes, at + 1);
    return { kind: 'name', text: spelt(bytes.toString('latin1', at + 1, next)), next };
  }
  if (sign === OPEN) return { kind: 'string', text: '', next: stringEnd(bytes, at) };
  const twice = bytes[at + 1] === sign;
  if (sign === LESS && twice) return { kind: '<<', text: '', next: at + 2 };
  if (sign === MORE && twice) return { kind: '>>', text: '', next: at + 2 };
  if (sign === LESS) return { kind: 'string', text: '', next: behind(bytes, MORE, at) };
  const text = String.fromCharCode(sign);
  if (text === '[' || text === ']') return { kind: text, text, next: at + 1 };
  if (DELIMITERS.has(sign)) return { kind: 'word', text, next: at + 1 };
  const next = wordEnd(bytes, at);
  const word = bytes.toString('latin1', at, next);
  return { kind: /^[-+.\d]/.test(word) ? 'number' : 'word', text: word, next };
}

function wordEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !SPACE.has(bytes[at] ?? 0) && !DELIMITERS.has(bytes[at] ?? 0))
    at += 1;
  return at;
}

function spelt(name: string): string {
  return name.replaceAll(/#([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Behind the bracket that closes a text; brackets within it are in pairs, or escaped. */
function stringEnd(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (sign === BACKSLASH) at += 1;
    else if (sign === OPEN) depth += 1;
    else if (sign === CLOSE && --depth === 0) return at + 1;
  }
  return bytes.length;
}

function behind(bytes: Buffer, sign: number, from: number): number {
  const at = bytes.indexOf(sign, from);
  return at === -1 ? bytes.length : at + 1;
}
