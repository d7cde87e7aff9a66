import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { holdRecords } from '../../records/kept/queries.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import { requireReason } from '../ground/representations/change-status.ts';
import { representations } from '../ground/representations/representation-records.ts';
import { textMessages as messages } from '../ground/texts/messages.ts';
import type {
  addSubRepresentation,
  changeSubRepresentation,
  SubRepresentation,
} from './contract.ts';
import {
  findSubRepresentation,
  insertSubRepresentation,
  writeSubRepresentation,
} from './queries.ts';

/** Throws not-found. */
export async function requireSubRepresentation(tx: Tx, id: number): Promise<SubRepresentation> {
  const found = await findSubRepresentation(tx, id);
  if (!found) throw new AppError('not-found');
  return found;
}

/** Throws not-found where there is no such representation. */
export async function makeSubRepresentation(
  tx: Tx,
  actor: Actor,
  input: ParsedOf<typeof addSubRepresentation>,
): Promise<SubRepresentation> {
  const [held] = await holdRecords(tx, representations, [input.representationId]);
  if (!held) throw new AppError('not-found');
  const made = await requireSubRepresentation(tx, await insertSubRepresentation(tx, input));
  await tell(tx, actor, made, nameOf(made));
  return made;
}

/** Throws not-found, changed-meanwhile. */
export async function correctSubRepresentation(
  tx: Tx,
  actor: Actor,
  { id, row_version, statusReason, ...given }: ParsedOf<typeof changeSubRepresentation>,
): Promise<SubRepresentation> {
  const found = await requireSubRepresentation(tx, id);
  await holdRecords(tx, representations, [found.representationId]);
  const present = await requireSubRepresentation(tx, id);
  if (row_version !== undefined)
    checkVersion(row_version, present.row_version, {
      comment: present.comment,
      policy: present.policy ?? '',
      status: present.status,
    });
  if (given.status !== undefined && given.status !== present.status)
    requireReason(given.status, statusReason, 'statusReason');
  const sent = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<SubRepresentation>;
  const after = { ...present, ...sent, policy: (sent.policy ?? present.policy) || null };
  if (sent.policy === null) after.policy = null;
  await writeSubRepresentation(tx, after);
  const what =
    after.isDeleted === present.isDeleted
      ? [nameOf(after), after.status, after.policy].filter(Boolean).join(', ')
      : `${nameOf(after)}: ${after.isDeleted ? messages.deleted : messages.restored}`;
  await tell(tx, actor, after, what, statusReason);
  return requireSubRepresentation(tx, id);
}

/** As people call it: 12.3. */
const nameOf = ({ representationId, sequentialId }: SubRepresentation) =>
  `${representationId}.${sequentialId}`;

async function tell(
  tx: Tx,
  actor: Actor,
  { representationId }: SubRepresentation,
  what: string,
  content?: string,
) {
  await changed(tx, actor, {
    of: representationChanges,
    ids: [representationId],
    kind: 'updated',
    history: [
      { field: 'sub_representation', label: messages.subRepresentation, newValue: what, content },
    ],
  });
}
