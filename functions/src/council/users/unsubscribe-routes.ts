import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { getUnsubscription, unsubscribe } from './contract/unsubscribe.ts';
import { hasUnsubscribeToken, mergeMeta, readMeta } from './queries.ts';

/** What the link of a mail that people asked for once leads to. */
export const unsubscribeRoutes: Route[] = [
  route(getUnsubscription, async ({ input, actor, tx }) => {
    await requireOwnToken(tx, actor, input.token);
    const { receiveEmails = false } = await readMeta(tx, actor.accountId);
    return { email: actor.email, receiveEmails: receiveEmails === true };
  }),

  route(unsubscribe, async ({ input, actor, tx }) => {
    await requireOwnToken(tx, actor, input.token);
    await mergeMeta(tx, actor.accountId, { receiveEmails: false });
    return { email: actor.email, receiveEmails: false };
  }),
];

/** Throws not-found for the token of another account, as for one that is none. */
async function requireOwnToken(tx: Tx, { accountId, kind }: Actor, token: string): Promise<void> {
  if (kind !== 'consultation') throw new AppError('not-authorized');
  if (!(await hasUnsubscribeToken(tx, accountId, token))) throw new AppError('not-found');
}
