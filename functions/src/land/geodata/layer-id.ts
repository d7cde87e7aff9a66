import { createHash } from 'node:crypto';

const MAX_LENGTH = 80;
/**
 * Characters that a name may lose without clashing with another: 'Listed, grade II*' must not become 'Listed, grade
 * II'.
 */
const PLAIN = /^[a-z0-9\s,.'’()–—/:;_-]*$/i;

/** The layer's id: its name in lower case with hyphens, plus a hash of the whole name if that loses something. */
export function layerIdOf(name: string): string {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (PLAIN.test(name) && id.length <= MAX_LENGTH && id) return id;
  const mark = createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 6);
  return `${(id || 'layer').slice(0, MAX_LENGTH - 1 - mark.length)}-${mark}`;
}
