import { notify, reportProgress } from '../../../council/ground/notifications/progress.ts';
import type { Actor } from '../../../platform/actor.ts';
import { networkRoute, route, type Route } from '../../../platform/endpoint.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import { Reply } from '../../../platform/reply.ts';
import { signedAddress } from '../../../platform/storage.ts';
import { readDraft } from '../../documents/read-draft.ts';
import { downloadDraftFile, type DraftFile, getDraftFile, makeDraftFile } from './contract.ts';
import { draftFileAt } from './draft-file-job.ts';
import { documentFileMessages as messages } from './messages.ts';
import { findOwnDraftFile, insertDraftFile, type KeptDraftFile } from './queries.ts';

export const documentFileRoutes: Route[] = [
  route(makeDraftFile, async ({ input: { id, format }, actor, tx }) => {
    const { title } = await readDraft(tx, actor, id);
    const message = messages.steps[format].images;
    const notificationId = await notify(tx, {
      accountId: actor.accountId,
      status: 'processing',
      label: messages.label(title),
      message,
    });
    const made = await insertDraftFile(tx, {
      documentId: id,
      accountId: actor.accountId,
      notificationId,
      format,
      message,
    });
    // The builder saves the file that its address names.
    const link = `/documents/${id}?file=${made.id}`;
    await reportProgress(tx, notificationId, { status: 'processing', link });
    await enqueueJob(tx, { job: 'write-draft', payload: { fileId: made.id } });
    return { file: shown(made) };
  }),

  route(getDraftFile, async ({ input: { id }, actor, tx }) => {
    const found = await findOwnDraftFile(tx, actor.accountId, id);
    if (!found) throw new AppError('not-found');
    return { file: shown(found) };
  }),

  networkRoute(downloadDraftFile, async ({ input: { id, as }, actor, tenant, inTenant }) => {
    const { accountId } = actor as Actor;
    const found = await inTenant((tx) => findOwnDraftFile(tx, accountId, id));
    if (found?.status !== 'success' || found.fileName === null) throw new AppError('not-found');
    const url = await signedAddress(draftFileAt(tenant.shortName, id), found.fileName);
    return as === 'link' ? { url } : new Reply({ status: 302, headers: { location: url } });
  }),
];

const shown = ({ id, format, status, message, fileName }: KeptDraftFile): DraftFile => ({
  id,
  format,
  status,
  message,
  fileName,
});
