import { historyPage } from '../../records/history/history-page.ts';
import { requireRecord } from '../../records/search/queries/search.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { comparePair } from './compare.ts';
import {
  compareLookAlikes,
  listMerges,
  mergedHistory,
  mergeLookAlikes,
  undoMerge,
} from './contract.ts';
import { definitionOf } from './definition-of.ts';
import { mergeInOne } from './merge.ts';
import { findMerges, holdMerge } from './queries/merges.ts';
import { takeApart } from './undo-merge.ts';

export const mergeRoutes: Route[] = [
  route(compareLookAlikes, ({ input, tx }) => comparePair(tx, input)),
  route(listMerges, async ({ input: { kind, id }, tx }) => {
    await requireRecord(tx, definitionOf(kind).record, id);
    return { merges: await findMerges(tx, kind, { keptId: id }) };
  }),
  route(mergeLookAlikes, async ({ input, actor, tx }) => ({
    merge: await mergeInOne(tx, actor, input),
  })),
  route(undoMerge, ({ input: { id }, actor, tx }) => takeApart(tx, actor, id)),
  route(mergedHistory, async ({ input: { id, ...asked }, actor, tx }) => {
    const merge = await holdMerge(tx, id);
    if (!merge) throw new AppError('not-found');
    const of = { entity: merge.kind, id: merge.merged_id };
    return historyPage(tx, of, { accountId: actor.accountId, mayWrite: false }, asked);
  }),
];
