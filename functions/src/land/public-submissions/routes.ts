import { authorise, type Actor } from '../../platform/actor.ts';
import type { Contract } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { networkRoute, route, type Call, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { onceOnly } from '../../platform/idempotency.ts';
import { councilConfig } from '../../council/ground/configs/council-config.ts';
import { suggestionsMap } from '../../council/ground/configs/types/feedback-forms.ts';
import { limitRate } from '../../platform/rate-limit.ts';
import * as contract from './contract.ts';
import { publicSubmissionMessages as words } from './messages.ts';
import { mayDeletePublicSubmission, mayReadAll } from './permissions.ts';
import * as queries from './queries.ts';
import { requireOwnSubmissions } from './own-submissions.ts';

/** What the public sends in: suggestions for places, and submissions to a call for sites. */
export const publicSubmissionRoutes: Route[] = [
  route(contract.listSuggestions, async ({ input, actor, tx }) => {
    const { rows, total } = await listed(tx, 'suggestions', actor, input);
    return { suggestions: rows.map((row) => toResponse(row, actor)), total };
  }),

  route(contract.listSubmissions, async ({ input, actor, tenant, tx }) => {
    requireOwnSubmissions(tenant, actor);
    const { rows, total } = await listed(tx, 'submissions', actor, input);
    return { submissions: rows.map((row) => toResponse(row, actor)), total };
  }),

  networkRoute(contract.createSuggestion, async (call) => {
    const actor = await requireSubmitter(call);
    const { input } = call;
    return call.inTenant((tx) =>
      onceOnly(contract.createSuggestion, { ...call, actor }, tx, async () => {
        await refuseUnsound(tx, input);
        await refuseBeyondLimit(tx, actor.accountId);
        const id = await queries.insertSuggestion(tx, { ...input, accountId: actor.accountId });
        return toResponse(await permitted(tx, 'suggestions', actor, id), actor);
      }),
    );
  }),

  networkRoute(contract.createSubmission, async (call) => {
    const actor = await requireSubmitter(call);
    const { input } = call;
    return call.inTenant((tx) =>
      onceOnly(contract.createSubmission, { ...call, actor }, tx, async () => {
        await refuseUnsound(tx, input);
        const id = await queries.insertSubmission(tx, { ...input, accountId: actor.accountId });
        return toResponse(await permitted(tx, 'submissions', actor, id), actor);
      }),
    );
  }),

  ...(['suggestions', 'submissions'] as const).map((kind) => {
    const remove = kind === 'suggestions' ? contract.deleteSuggestion : contract.deleteSubmission;
    return route(remove, async ({ input, actor, tenant, tx }) => {
      if (kind === 'submissions') requireOwnSubmissions(tenant, actor);
      const { id } = await permitted(tx, kind, actor, input.id);
      await queries.markPublicSubmissionDeleted(tx, kind, id, true);
      return undefined;
    });
  }),

  route(contract.restoreSuggestion, async ({ input, actor, tx }) => {
    const { account_id, deleted_at } = await permitted(tx, 'suggestions', actor, input.id);
    if (deleted_at !== null) await refuseBeyondLimit(tx, account_id);
    return toResponse(await restored(tx, 'suggestions', actor, input.id), actor);
  }),

  route(contract.restoreSubmission, async ({ input, actor, tenant, tx }) => {
    requireOwnSubmissions(tenant, actor);
    return toResponse(await restored(tx, 'submissions', actor, input.id), actor);
  }),
];

async function listed<K extends queries.PublicSubmissionKind>(
  tx: Tx,
  kind: K,
  actor: Actor,
  page: { deleted: boolean; limit: number; offset: number },
) {
  if (actor.kind === 'staff') authorise(actor, 'consultations', 'read');
  const accountId = mayReadAll(actor) ? null : actor.accountId;
  return queries.findPublicSubmissions(tx, kind, { ...page, accountId });
}

/** More than a person makes who walks the town with the map in hand, but fewer than a script. */
const MAX_PER_HOUR = 60;

/**
 * Throws unless the caller has a consultation account with a confirmed e-mail address and is within the hourly limit.
 */
async function requireSubmitter<C extends Contract>({ actor, tenant }: Call<C>): Promise<Actor> {
  if (actor?.kind !== 'consultation') throw new AppError('not-authorized');
  if (!actor.verified) throw new AppError('account-not-activated');
  await limitRate(tenant, {
    what: 'public-submission',
    whom: actor.uid,
    times: MAX_PER_HOUR,
    seconds: 3600,
  });
  return actor;
}

/** As many suggestions as the council's form takes from one person; deleted ones do not count. Throws conflict. */
async function refuseBeyondLimit(tx: Tx, accountId: number): Promise<void> {
  const { current } = await councilConfig(tx, { type: 'suggestions-map' });
  const form = (current ?? suggestionsMap.initial) as typeof suggestionsMap.initial;
  const limit = form.feedback.limit ?? suggestionsMap.initial.feedback.limit;
  if ((await queries.countSuggestions(tx, accountId)) < limit) return;
  throw new AppError('conflict', { fields: { text: words.limitReached(limit) } });
}

async function refuseUnsound(tx: Tx, place: queries.NewPlace): Promise<void> {
  if (await queries.isSound(tx, place)) return;
  const field = place.wkb_geometry ? 'wkb_geometry' : 'geometry';
  throw invalidField(field, words.selfIntersection);
}

/** One that the actor may delete and restore. Throws not-found if the actor may not even see it. */
async function permitted<K extends queries.PublicSubmissionKind>(
  tx: Tx,
  kind: K,
  actor: Actor,
  id: number,
) {
  const row = await queries.lockPublicSubmission(tx, kind, id);
  if (!row) throw new AppError('not-found');
  if (mayDeletePublicSubmission(actor, row)) return row;
  throw new AppError(mayReadAll(actor) ? 'not-authorized' : 'not-found');
}

async function restored<K extends queries.PublicSubmissionKind>(
  tx: Tx,
  kind: K,
  actor: Actor,
  id: number,
) {
  const row = await permitted(tx, kind, actor, id);
  await queries.markPublicSubmissionDeleted(tx, kind, id, false);
  return { ...row, deleted_at: null };
}

function toResponse<R extends queries.SuggestionRow | queries.SubmissionRow>(row: R, actor: Actor) {
  const { account_id, ...shown } = row;
  const may = mayDeletePublicSubmission(actor, { account_id });
  const isDeleted = row.deleted_at !== null;
  return { ...shown, can: { delete: may && !isDeleted, restore: may && isDeleted } };
}
