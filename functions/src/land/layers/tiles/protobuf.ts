/** Bytes of the largest varint that we write (ids go up to 2^53). */
export const varintLimit = 8;

/** Writes a non-negative integer below 2^53 and gives the position after it. */
export function writeVarint(out: Uint8Array, at: number, value: number): number {
  let rest = value;
  let pos = at;
  while (rest > 0x7fffffff) {
    out[pos++] = (rest % 128) | 0x80;
    rest = Math.floor(rest / 128);
  }
  while (rest > 127) {
    out[pos++] = (rest & 127) | 0x80;
    rest >>>= 7;
  }
  out[pos++] = rest;
  return pos;
}

/** How many bytes `writeVarint` takes for the value. */
export function varintLength(value: number): number {
  let length = 1;
  for (let rest = value; rest > 127; rest = Math.floor(rest / 128)) length++;
  return length;
}

/**
 * Fills in the length of a message whose content is in `[content, end)`, after one byte reserved for it at `content -
 * 1`; moves the content up if the length needs more. Gives the new end.
 */
export function closeMessage(out: Uint8Array, content: number, end: number): number {
  const length = end - content;
  if (length < 128) {
    out[content - 1] = length;
    return end;
  }
  const extra = varintLength(length) - 1;
  out.copyWithin(content + extra, content, end);
  writeVarint(out, content - 1, length);
  return end + extra;
}
