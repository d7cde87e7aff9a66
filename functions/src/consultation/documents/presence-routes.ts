import type { Tx } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { endDocumentOpen, noteDocumentOpen } from './contract/presence.ts';
import { findDocument } from './queries/heads.ts';
import { forgetOpen, noteOpen } from './queries/presence.ts';

export const presenceRoutes: Route[] = [
  route(noteDocumentOpen, async ({ input: { id, tab, sectionId }, actor, tx }) => {
    await requireDocument(tx, id);
    return { others: await noteOpen(tx, id, { accountId: actor.accountId, tab, sectionId }) };
  }),
  route(endDocumentOpen, async ({ input: { id, tab }, actor, tx }) => {
    await requireDocument(tx, id);
    await forgetOpen(tx, id, { accountId: actor.accountId, tab });
    return {};
  }),
];

async function requireDocument(tx: Tx, id: number): Promise<void> {
  if (!(await findDocument(tx, id))) throw new AppError('not-found');
}
