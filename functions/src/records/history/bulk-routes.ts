import { route, type Route } from '../../platform/endpoint.ts';
import type { BulkChangeCalls } from './bulk-endpoints.ts';
import { lookAtBulkChange, undoBulkChange, type UndoneInBulk } from './bulk-undo.ts';

/** Answers the calls about changes of many records of one type. */
export const bulkChangeRoutes = ({ look, undo }: BulkChangeCalls, of: UndoneInBulk): Route[] => [
  route(look, ({ input: { id }, tx }) => lookAtBulkChange(tx, of, id)),
  route(undo, ({ input, actor, tx }) => undoBulkChange(tx, actor, of, input)),
];
