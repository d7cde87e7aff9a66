import { randomUUID } from 'node:crypto';
import { partOfBulkChange } from '../../records/history/bulk-change.ts';
import { changed } from '../../platform/changed.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { Reply } from '../../platform/reply.ts';
import { attachment } from '../../platform/storage.ts';
import { inboxChanges } from '../ground/arrivals/take-back.ts';
import { representationKind } from '../../records/kept/record-kinds.ts';
import { knownLookups } from '../ground/representations/queries/lookups.ts';
import {
  getInboxItem,
  inboxPage,
  intakeFile,
  listInbox,
  registerInbox,
  setInboxStatus,
} from './contract/inbox.ts';
import {
  countInboxItems,
  findItem,
  findInboxItems,
  findPages,
  readPicture,
  writeStatus,
} from './inbox/queries.ts';
import { registerItems } from './inbox/register-items.ts';
import { intakeMessages as messages } from './messages.ts';
import { findRun, readRunFile } from './queries/runs.ts';

export const inboxRoutes: Route[] = [
  route(listInbox, async ({ input, tx }) => ({
    items: await findInboxItems(tx, input),
    counts: await countInboxItems(tx),
  })),
  route(getInboxItem, async ({ input: { id }, tx }) => {
    const item = await findItem(tx, id);
    if (!item) throw new AppError('not-found');
    return { item, pages: await findPages(tx, id) };
  }),
  route(inboxPage, async ({ input: { id, page }, tx }) => {
    const picture = await readPicture(tx, id, page);
    if (!picture) throw new AppError('not-found');
    return new Reply({
      bytes: picture,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
    });
  }),
  route(intakeFile, async ({ input: { id }, tx }) => {
    const run = await findRun(tx, id);
    // A file that is not clean is not kept.
    const bytes = run && run.status === 'finished' ? await readRunFile(tx, id) : null;
    if (!run || !bytes) throw new AppError('not-found');
    return new Reply({
      bytes,
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': attachment(run.fileName),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  }),
  route(registerInbox, async ({ input, actor, tx }) => {
    const { consultationEventId: consultation, correspondenceType: type = null } = input;
    const known = await knownLookups(tx, { consultation, type });
    if (!known.consultation) throw invalidField('consultationEventId', messages.unknownEvent);
    if (type !== null && !known.type)
      throw invalidField('correspondenceType', messages.unknownType);
    const { entity } = representationKind;
    const change = { id: input.bulk_id ?? randomUUID(), entity, kind: 'registered' } as const;
    const registered = await partOfBulkChange(tx, actor, change, () =>
      registerItems(tx, actor, input),
    );
    return { registered, bulk_id: change.id };
  }),
  route(setInboxStatus, async ({ input: { ids, status }, tx }) => {
    const written = await writeStatus(tx, ids, status);
    await changed(tx, null, { of: inboxChanges, ids: written, kind: 'updated' });
    return { ids: written };
  }),
];
