import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { londonDay } from '../../platform/dates/london.ts';
import { invalidField } from '../../platform/errors.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { linkedRepresentations } from '../ground/responses/queries/responses.ts';
import { responses } from '../ground/responses/response-records.ts';
import type { Delivery } from '../ground/responses/response-schema.ts';
import { changeRecord } from '../../records/kept/change-records.ts';
import { makeLetters } from './letter-parts.ts';
import { sendingMessages as messages } from './messages.ts';
import {
  addDeliveries,
  endDeliveries,
  failedDeliveries,
  requeue,
  waitingLetters,
} from './queries/deliveries.ts';
import { settleDeliveries } from './settle-deliveries.ts';
import { requireResponse } from './write-responses.ts';

/** Sends an approved response to all whom it answers. Throws not-found, changed-meanwhile and payload-invalid. */
export async function sendApproved(
  tx: Tx,
  actor: Actor,
  tenant: Tenant,
  { id, row_version: rowVersion, way }: { id: number; row_version: number; way: Delivery['way'] },
): Promise<void> {
  const response = await requireResponse(tx, actor, id);
  const representationIds = await linkedRepresentations(tx, id);
  if (representationIds.length === 0) throw invalidField('representationIds', messages.nobody);
  if (response.state === 'Draft') throw invalidField('approval', messages.notApproved);
  await changeRecord(tx, actor, responses, id, { rowVersion, values: { state: 'Sending' } });
  const letters = await makeLetters(tx, tenant, {
    words: response,
    responseId: id,
    representationIds,
    way,
  });
  const by = {
    responseId: id,
    accountId: actor.accountId,
    accountName: actor.displayName,
    day: londonDay(new Date()),
  };
  const added = await addDeliveries(tx, by, letters);
  for (const { id: deliveryId, way: goes, state } of added)
    if (goes === 'email' && state === 'Queued')
      await enqueueJob(tx, { job: 'send-response', payload: { deliveryId } });
}

/** Sends again what failed, to the addresses and without what is redacted now; gives the ids of those. */
export async function retry(
  tx: Tx,
  actor: Actor,
  tenant: Tenant,
  ids: readonly number[],
): Promise<number[]> {
  const failed = await failedDeliveries(tx, ids);
  for (const { id, responseId, representationId } of failed) {
    const words = await requireResponse(tx, actor, responseId);
    const of = { words, responseId, representationIds: [representationId], way: 'email' as const };
    const [letter] = await makeLetters(tx, tenant, of);
    if (!letter) continue;
    await requeue(tx, id, letter);
    if (letter.reason !== null) continue;
    if (letter.way === 'email')
      await enqueueJob(tx, { job: 'send-response', payload: { deliveryId: id } });
    await changed(tx, actor, {
      of: responses.changes,
      ids: [responseId],
      kind: 'updated',
      history: [
        {
          field: 'delivery',
          label: messages.delivery,
          newValue: messages.sendAgain(letter.recipient),
        },
      ],
    });
  }
  return failed.map(({ id }) => id);
}

/** Printed letters were posted; gives the ids of those that were waiting. */
export async function post(tx: Tx, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const waiting = await waitingLetters(tx, ids);
  const ended = await endDeliveries(tx, waiting, { from: ['Queued'], state: 'Sent' });
  await settleDeliveries(tx, actor, ended, messages.posted);
  return ended.map(({ id }) => id);
}
