import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { holdRecords } from '../../records/kept/queries.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import { representations } from '../ground/representations/representation-records.ts';
import { textMessages as messages } from '../ground/texts/messages.ts';
import {
  findRepresentationAssignees,
  findOfficers,
  findSubAssignees,
  type Officer,
  representationOfPart,
  writeAssignees,
  writeSubAssignees,
} from './queries.ts';

interface Assigning {
  id: number;
  accountIds: readonly number[];
  /** Who they were as the caller read them; undefined: whoever they are now. */
  from?: readonly number[] | undefined;
}

/**
 * Assigns a representation to these officers and no others, as far as colleagues have not changed it since it was read.
 * Throws not-found and payload-invalid.
 */
export async function assignRepresentation(
  tx: Tx,
  actor: Actor,
  { id, ...asked }: Assigning,
): Promise<Officer[]> {
  const [held] = await holdRecords(tx, representations, [id]);
  if (!held) throw new AppError('not-found');
  const before = await findRepresentationAssignees(tx, id);
  await writeAssignees(tx, id, await officersAfter(tx, before, asked));
  const after = await findRepresentationAssignees(tx, id);
  await tell(tx, actor, id, { before, after });
  return after;
}

/** As `assignRepresentation`, for a part of a representation. */
export async function assignPart(
  tx: Tx,
  actor: Actor,
  { id, ...asked }: Assigning,
): Promise<Officer[]> {
  const found = await representationOfPart(tx, id);
  if (!found) throw new AppError('not-found');
  await holdRecords(tx, representations, [found.representationId]);
  // Deleted while that was waited for.
  const part = await representationOfPart(tx, id);
  if (!part) throw new AppError('not-found');
  const before = await findSubAssignees(tx, id);
  await writeSubAssignees(tx, id, await officersAfter(tx, before, asked));
  const after = await findSubAssignees(tx, id);
  await tell(tx, actor, part.representationId, { before, after, part: part.sequentialId });
  return after;
}

/** Who has it then: as asked, and as colleagues have changed it since it was read. */
async function officersAfter(
  tx: Tx,
  before: readonly Officer[],
  { accountIds, from }: Omit<Assigning, 'id'>,
): Promise<number[]> {
  await requireOfficers(tx, accountIds);
  const now = before.map(({ id }) => id);
  const read = from ?? now;
  const wanted = accountIds.filter((id) => now.includes(id) || !read.includes(id));
  return [...new Set([...wanted, ...now.filter((id) => !read.includes(id))])];
}

async function requireOfficers(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const officers = new Set((await findOfficers(tx)).map(({ id }) => id));
  const unknown = accountIds.findIndex((id) => !officers.has(id));
  if (unknown >= 0) throw invalidField(`accountIds[${unknown}]`, messages.unknownAccount);
}

interface Assigned {
  before: readonly Officer[];
  after: readonly Officer[];
  part?: number;
}

async function tell(tx: Tx, actor: Actor, id: number, { before, after, part }: Assigned) {
  const inWords = (officers: readonly Officer[]) =>
    officers.map(({ name }) => name).join(', ') || messages.nobody;
  const label = part === undefined ? messages.assignees : `${messages.assignees} (${id}.${part})`;
  await changed(tx, actor, {
    of: representationChanges,
    ids: [id],
    kind: 'updated',
    history: [{ field: 'assignees', label, oldValue: inWords(before), newValue: inWords(after) }],
  });
}
