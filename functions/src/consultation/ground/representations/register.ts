import type { Actor } from '../../../platform/actor.ts';
import type { yup } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { changed } from '../../../platform/changed.ts';
import { AppError } from '../../../platform/errors.ts';
import { addRecord } from '../../../records/kept/change-records.ts';
import { holdRecords } from '../../../records/kept/queries.ts';
import { sentValues } from '../../../records/kept/sent-values.ts';
import { representationMessages as messages } from './messages.ts';
import { nameAgents, nameRepresentee } from './people.ts';
import { knownPeople, namedPeople } from './queries/people.ts';
import { copyRepresentation, keepOriginal } from './queries/representation.ts';
import type { newRepresentation } from './representation-rules.ts';
import type { Representation } from './representation-schema.ts';
import { representations } from './representation-records.ts';
import { requireRepresentation } from './require-representation.ts';

/**
 * Registers what arrived, with who made it and who acted for them. Throws payload-invalid where something that it
 * names is not there, or its days are out of order.
 */
export async function register(
  tx: Tx,
  actor: Actor,
  { text, representee, agents, notAcknowledged, ...given }: yup.InferType<typeof newRepresentation>,
): Promise<Representation> {
  const values = sentValues(representations, {
    ...given,
    acknowledgementDate: notAcknowledged ? null : given.acknowledgementDate,
  });
  const status = values['acknowledgement_date'] ? 'Acknowledged' : 'Received';
  const id = await addRecord(tx, actor, representations, {
    ...values,
    status,
    account_id: actor.accountId,
  });
  await keepOriginal(tx, id, text);
  if (representee) {
    const { contactId = null, organisationId = null } = representee;
    await nameRepresentee(tx, id, { contactId, organisationId });
  }
  await nameAgents(tx, id, agents);
  return requireRepresentation(tx, id);
}

/** Copies a representation, which nobody changes meanwhile, nor merges whom it names. Throws not-found. */
export async function duplicate(tx: Tx, actor: Actor, id: number): Promise<Representation> {
  await knownPeople(tx, await namedPeople(tx, id));
  const [held] = await holdRecords(tx, representations, [id]);
  if (!held) throw new AppError('not-found');
  const copy = await copyRepresentation(tx, id, actor.accountId);
  const { entity } = representations.changes;
  await changed(tx, actor, {
    of: representations.changes,
    ids: [copy],
    kind: 'created',
    history: [{ field: entity, label: representations.one, newValue: messages.duplicateOf(id) }],
  });
  return requireRepresentation(tx, copy);
}
