import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { lapseApprovals } from '../ground/publication/lapse-approvals.ts';
import type { Consultation } from './contract.ts';
import { consultationMessages as messages } from './messages.ts';
import {
  type ConsultationFields,
  findConsultations,
  holdConsultation,
  insertConsultation,
  isNameTaken,
  representationsIn,
  writeConsultation,
} from './queries.ts';

const consultationChanges = { entity: 'consultation' } as const;

/** Throws payload-invalid where there is one of that name. */
export async function add(tx: Tx, actor: Actor, fields: ConsultationFields): Promise<Consultation> {
  const id = await insertConsultation(tx, fields);
  if (id === undefined) throw invalidField('name', messages.nameTaken);
  await changed(tx, actor, { of: consultationChanges, ids: [id], kind: 'created' });
  return requireConsultation(tx, id);
}

/** Throws not-found, changed-meanwhile, and payload-invalid where there is another of that name. */
export async function rewrite(
  tx: Tx,
  actor: Actor,
  id: number,
  { row_version, ...fields }: ConsultationFields & { row_version: number },
): Promise<Consultation> {
  const version = await holdConsultation(tx, id);
  if (version === undefined) throw new AppError('not-found');
  const before = await requireConsultation(tx, id);
  checkVersion(row_version, version, { name: before.name });
  if (await isNameTaken(tx, id, fields.name)) throw invalidField('name', messages.nameTaken);
  await writeConsultation(tx, id, fields);
  const after = await requireConsultation(tx, id);
  // Its name is published with what was said in it.
  if (after.name !== before.name) await lapseApprovals(tx, actor, await representationsIn(tx, id));
  // Its first end is noted once it was open: before that nobody has taken part.
  const isMoved = after.lastClosesAt === before.closesAt && after.closesAt !== before.closesAt;
  const { closesAt } = after;
  // Nobody waits for a deadline that had passed.
  const isTold = isMoved && (closesAt > before.closesAt || before.state === 'open');
  const told = { consultationId: id, closesAt, before: before.closesAt };
  await changed(tx, actor, {
    of: consultationChanges,
    ids: [id],
    kind: 'updated',
    jobs: isTold ? [{ job: 'tell-extension', payload: told }] : [],
  });
  return after;
}

async function requireConsultation(tx: Tx, id: number): Promise<Consultation> {
  const [found] = await findConsultations(tx, id);
  if (!found) throw new AppError('not-found');
  return found;
}
