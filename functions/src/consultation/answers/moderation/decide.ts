import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import type { decideHeldAnswer } from '../contract/moderation.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import { holdModerated, writeAnswerDecision } from '../queries/moderation.ts';

/**
 * Approves or rejects an answer that was held, or takes that back. Throws not-found, payload-invalid without a reason to
 * reject, and changed-meanwhile where it was edited or decided since, or its representation is registered.
 */
export async function decideOnAnswer(
  tx: Tx,
  actor: Actor,
  { id, decision, reason, version, from }: ParsedOf<typeof decideHeldAnswer>,
): Promise<OutputOf<typeof decideHeldAnswer>> {
  const present = await holdModerated(tx, id);
  if (!present) throw new AppError('not-found');
  if (decision === 'rejected' && reason === '') throw invalidField('reason', messages.sayWhy);
  if (present.version !== version || present.state !== from)
    throw new AppError('changed-meanwhile', {
      fields: {
        answer: present.version === version ? messages.decidedMeanwhile : messages.editedMeanwhile,
      },
    });
  if (from !== 'held' && present.representationId !== null)
    throw invalidField('decision', messages.registeredAlready(present.representationId));
  if (decision === from) return { id, state: from };
  await writeAnswerDecision(tx, { id, version, decision, reason, accountId: actor.accountId });
  await changed(tx, actor, { of: { entity: 'question-answer' }, ids: [id], kind: 'updated' });
  return { id, state: decision };
}
