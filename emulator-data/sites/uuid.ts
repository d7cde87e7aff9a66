import type { Random } from '../random.ts';

/** A version 4 UUID from the seeded stream, so that a site keeps its identity between seedings. */
export function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.whole(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = random.pick(['8', '9', 'a', 'b']);
  const text = hex.join('');
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    text.slice(12, 16),
    text.slice(16, 20),
    text.slice(20),
  ].join('-');
}
