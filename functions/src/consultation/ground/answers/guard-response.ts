import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { responseMessages as messages } from './messages.ts';
import { addWriter, heldResponse } from './queries/responses.ts';

const WRITTEN = ['description', 'text', 'summary', 'council_response'] as const;

/**
 * Keeps a response's approval honest, however it is changed: what was sent stays, who wrote any of it does not approve
 * it, and what is approved is what was read. Throws payload-invalid.
 */
export async function guardResponse(
  tx: Tx,
  { accountId }: Actor,
  id: number | null,
  values: Record<string, unknown>,
): Promise<void> {
  if (id === null) {
    values['writers'] = [accountId];
    return;
  }
  const before = await heldResponse(tx, id);
  const rewritten = WRITTEN.some((column) => before[column] !== values[column]);
  if (before.state === 'Sending' || before.state === 'Sent')
    throw invalidField('text', messages.sent);
  if (values['state'] === 'Approved') {
    if (before.state === 'Approved' && rewritten)
      throw invalidField('text', messages.approvedMeanwhile);
    if (before.state !== 'Approved' && before.writers.includes(accountId))
      throw invalidField('approval', messages.secondOfficer);
  }
  if (rewritten) await addWriter(tx, id, accountId);
}
