import { createHash } from 'node:crypto';

/** A UUID that is a text's own: the same whenever it is asked for. Calls take no other version than up to 5. */
export function uuidOf(text: string, version: 5 | 8): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `${version}${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
