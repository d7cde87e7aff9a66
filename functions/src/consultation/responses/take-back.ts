import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { followResponses } from '../ground/responses/follow-responses.ts';
import { responseMessages } from '../ground/responses/messages.ts';
import { responses } from '../ground/responses/response-records.ts';
import { holdRecords, writeRecords } from '../../records/kept/queries.ts';
import { sendingMessages as messages } from './messages.ts';
import { dropUnsent } from './queries/deliveries.ts';

/**
 * Takes a response back of which nothing has left the house: it is approved again, and can be changed. Throws not-found,
 * changed-meanwhile, and payload-invalid where some of it was sent.
 */
export async function takeBack(
  tx: Tx,
  actor: Actor,
  { id, row_version: rowVersion }: { id: number; row_version: number },
): Promise<void> {
  const [held] = await holdRecords(tx, responses, [id]);
  if (!held) throw new AppError('not-found');
  checkVersion(rowVersion, held.row_version, { state: String(held['state']) });
  const taken = held['state'] === 'Sending' && (await dropUnsent(tx, id));
  if (!taken) throw invalidField('deliveries', messages.hasLeft);
  await writeRecords(tx, responses, [id], { state: 'Approved' });
  const { state: label } = responseMessages.fields;
  await changed(tx, actor, {
    of: responses.changes,
    ids: [id],
    kind: 'updated',
    history: [{ field: 'state', label, oldValue: 'Sending', newValue: 'Approved' }],
  });
  await followResponses(tx, actor, { responseIds: [id] });
}
