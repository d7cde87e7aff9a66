import { createHash } from 'node:crypto';

const LONGEST = 80;
/** What a name may lose without becoming another's: 'Listed, grade II*' must not be read as 'Listed, grade II'. */
const PLAIN = /^[a-z0-9\s,.'’()–—/:;_-]*$/i;

/** The layer's id: its name in small letters with dashes, and a mark of the whole name where that loses something. */
export function layerIdOf(name: string): string {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (PLAIN.test(name) && id.length <= LONGEST && id) return id;
  const mark = createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 6);
  return `${(id || 'layer').slice(0, LONGEST - 1 - mark.length)}-${mark}`;
}
