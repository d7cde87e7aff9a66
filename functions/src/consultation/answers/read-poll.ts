import type { Actor } from '../../platform/actor.ts';
import { asAccount } from '../../platform/as-account.ts';
import type { OutputOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { findPollResults } from '../ground/documents/queries/poll-results.ts';
import type { getPollResults } from './contract/poll-results.ts';
import { findAnswerable } from './queries/published.ts';
import { NOBODY } from './moderation/opening.ts';

interface PollCall {
  tx: Tx;
  tenant: Tenant;
  actor: Actor | undefined;
  input: { id: number; questionId: string };
}

/** How a poll stands, as far as whoever asks may see it. Throws not-found. */
export const readPoll = ({
  tx,
  tenant,
  actor,
  input,
}: PollCall): Promise<OutputOf<typeof getPollResults>> =>
  asAccount(tx, tenant, actor?.accountId ?? NOBODY, async () => {
    if (!(await findAnswerable(tx, input.id))) throw new AppError('not-found');
    return { options: await findPollResults(tx, input.id, input.questionId) };
  });
