import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { sectionsOf } from '../ground/documents/edition.ts';
import type { getReadership } from './contract.ts';
import {
  countDays,
  countWardsReached,
  findReadershipTotals,
  findSectionsRead,
} from './queries/readership.ts';

/** How a document is read and answered. Throws not-found, also for an edition that there never was. */
export async function readReadership(
  tx: Tx,
  { id, edition }: ParsedOf<typeof getReadership>,
): Promise<OutputOf<typeof getReadership>> {
  const document = await findReadershipTotals(tx, id);
  if (!document) throw new AppError('not-found');
  const shown = edition ?? document.editions[0]?.edition ?? null;
  return {
    ...document,
    days: await countDays(tx, id),
    edition: shown,
    sections: shown === null ? [] : await sectionsRead(tx, id, shown),
    wards: await countWardsReached(tx, id),
  };
}

async function sectionsRead(tx: Tx, id: number, edition: number) {
  const found = await findSectionsRead(tx, id, edition);
  if (!found) throw new AppError('not-found');
  const byId = new Map(found.read.map((each) => [each.id, each]));
  return sectionsOf(found).map((section) => ({
    id: section.id,
    number: section.number,
    title: section.title,
    level: section.level,
    readers: byId.get(section.id)?.readers ?? 0,
    seconds: byId.get(section.id)?.seconds ?? 0,
  }));
}
