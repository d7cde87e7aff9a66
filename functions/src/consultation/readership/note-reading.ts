import { asPublic } from '../../platform/as-account.ts';
import { ByteLru } from '../../platform/byte-lru.ts';
import type { Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { sectionsOf } from '../ground/documents/edition.ts';
import type { countReading } from './contract.ts';
import { isMachine } from './is-machine.ts';
import { addReading, findPublicEdition, findPublicSections } from './queries/readings.ts';
import { oneOfFew } from './reading-limit.ts';

const MEGABYTE = 2 ** 20;
const BYTES_OF_ID = 100;
/** The sections of editions, which never change: only these are counted. */
const known = new ByteLru<ReadonlySet<string>>(4 * MEGABYTE);

interface Noted extends Call<typeof countReading> {
  inTenant: (work: (tx: Tx) => Promise<void>) => Promise<void>;
}

/**
 * Counts an event of a page. Machines, readers who asked not to be counted, and other editions than the public one are
 * passed over. Throws not-found where nothing is public, and too-many-requests, before it takes a connection, where too
 * much is being counted.
 */
export async function noteReading({ input, tenant, request, inTenant }: Noted): Promise<void> {
  const { id, edition, event, seconds, sections } = input;
  await oneOfFew(() =>
    inTenant((tx) =>
      asPublic(tx, tenant, async () => {
        const present = await findPublicEdition(tx, id);
        if (present === undefined) throw new AppError('not-found');
        if (present !== edition || isMachine(request)) return;
        const ids = await idsOf(tx, `${tenant.mainSchema}:${id}:${edition}`, id);
        const read = sections
          .filter((section) => ids.has(section.id))
          .map((section) => ({ ...section, seconds: Math.min(section.seconds, seconds) }));
        await addReading(tx, { id, edition, event, seconds, sections: read });
      }),
    ),
  );
}

async function idsOf(tx: Tx, key: string, documentId: number): Promise<ReadonlySet<string>> {
  const kept = known.get(key);
  if (kept) return kept;
  const sections = await findPublicSections(tx, documentId);
  const ids = new Set(sectionsOf({ sections }).map(({ id }) => id));
  known.set(key, ids, BYTES_OF_ID * ids.size);
  return ids;
}
