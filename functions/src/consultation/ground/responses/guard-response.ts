import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField, type AppError } from '../../../platform/errors.ts';
import { responseMessages as messages } from './messages.ts';
import { addWriter, heldResponse, type HeldResponse } from './queries/responses.ts';

const WRITTEN = ['description', 'text', 'summary', 'council_response'] as const;

/**
 * Keeps a response's approval honest, however it is changed: what was sent stays, who wrote any of it does not approve
 * it, and what is approved is what was read. Throws payload-invalid.
 */
export async function guardResponse(
  tx: Tx,
  actor: Actor,
  id: number | null,
  values: Record<string, unknown>,
): Promise<void> {
  if (id === null) {
    values['writers'] = [actor.accountId];
    return;
  }
  const before = await heldResponse(tx, id);
  const refusal = refusalOfChange(before, values, actor);
  if (refusal) throw refusal;
  if (isRewritten(before, values)) await addWriter(tx, id, actor.accountId);
}

/** Why this actor may not give a response these values; undefined where they may. */
export function refusalOfChange(
  before: HeldResponse,
  values: Record<string, unknown>,
  { accountId }: Actor,
): AppError | undefined {
  if (before.state === 'Sending' || before.state === 'Sent')
    return invalidField('text', messages.sent);
  if (values['state'] !== 'Approved') return undefined;
  if (before.state === 'Approved')
    return isRewritten(before, values)
      ? invalidField('text', messages.approvedMeanwhile)
      : undefined;
  return before.writers.includes(accountId)
    ? invalidField('approval', messages.secondOfficer)
    : undefined;
}

const isRewritten = (before: HeldResponse, values: Record<string, unknown>) =>
  WRITTEN.some((column) => before[column] !== values[column]);
