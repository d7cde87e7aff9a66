/** Bytes that a text field of a dBASE table holds. */
const MAX_BYTES = 254;

/** A text truncated to what a shapefile holds, never within a character. */
export function cutText(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= MAX_BYTES) return text;
  let end = MAX_BYTES;
  // A byte 10xxxxxx continues the character before it.
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end).toString();
}
