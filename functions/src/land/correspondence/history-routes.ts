import { may } from '../../platform/actor.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { historyPage } from '../../records/history/history-page.ts';
import { requireRecord } from '../../records/search/queries/search.ts';
import { undoLetterChange } from './change-letters.ts';
import { letterHistory, undoLetter } from './contract/history.ts';
import { letterRecords } from './letter-records.ts';

export const letterHistoryRoutes: Route[] = [
  route(letterHistory, async ({ input: { id, ...asked }, actor, tx }) => {
    await requireRecord(tx, letterRecords, id);
    const reader = { accountId: actor.accountId, mayWrite: may(actor, 'sites', 'write') };
    return historyPage(tx, { entity: letterRecords.entity, id }, reader, asked);
  }),

  route(undoLetter, async ({ input: { id, history_id, change_id }, actor, tx }) => {
    await requireRecord(tx, letterRecords, id);
    const named = { historyId: history_id, changeId: change_id };
    const { row_version } = await undoLetterChange(tx, actor, id, named);
    return { row_version };
  }),
];
