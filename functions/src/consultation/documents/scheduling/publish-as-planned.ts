import { notify, reportProgress } from '../../../council/ground/notifications/progress.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobContext, JobHandler } from '../../../platform/jobs.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import { documentChanges } from '../../ground/documents/document-changes.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { findWanted, type MadePictures, makePictures } from '../pictures/make-pictures.ts';
import { publishEdition } from '../publish.ts';
import { type HeldDocument, holdDocument } from '../queries/heads.ts';
import { findPublishingTime, writePublishingTime } from '../queries/publishing-time.ts';

type Context = JobContext<'publish-document'>;

/**
 * Job 'publish-document': publishes a draft at the time that an officer chose, as it is then, and tells them how it
 * went. What was planned anew is published by its own job.
 */
export const publishAsPlanned: JobHandler<'publish-document'> = {
  run: async (context) => {
    const { inTenant, payload, tenant } = context;
    try {
      if (!(await inTenant((tx) => holdDue(tx, payload)))) return;
      const wanted = await inTenant((tx) => findWanted(tx, payload.documentId));
      const pictures = await makePictures(tenant.shortName, wanted);
      await inTenant((tx) => publishIfDue(tx, context, pictures));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'payload-invalid') throw error;
      const [why = ''] = Object.values(error.fields ?? {});
      await inTenant((tx) => giveUp(tx, payload, why));
    }
  },
  gaveUp: ({ inTenant, payload }) => inTenant((tx) => giveUp(tx, payload, messages.tryByHand)),
};

async function publishIfDue(
  tx: Tx,
  { payload, tenant, job }: Context,
  pictures: MadePictures,
): Promise<void> {
  const due = await holdDue(tx, payload);
  if (!due) return;
  const { held, time } = due;
  // Delivered before its time: the message is as good as none.
  if (time.inSeconds > 0) {
    await enqueueJob(tx, { job, payload, delaySeconds: Math.ceil(time.inSeconds) });
    return;
  }
  const { accountId, displayName, isOrphaned } = time;
  if (isOrphaned) return giveUp(tx, payload, messages.plannerIsGone);
  const edition = await publishEdition(tx, {
    tenant,
    held,
    accountId,
    pictures,
  });
  await changed(
    tx,
    { accountId, displayName },
    {
      of: documentChanges,
      ids: [held.id],
      kind: 'updated',
      history: [
        {
          field: 'publication',
          label: messages.publication,
          newValue: messages.publishedAsPlanned(edition),
        },
      ],
    },
  );
  await tell(tx, held, accountId, {
    status: 'success',
    message: messages.publishedAsPlanned(edition),
  });
}

/** The document, held, if it is still to be published at this time. */
async function holdDue(tx: Tx, { documentId, at }: Context['payload']) {
  const held = await holdDocument(tx, documentId);
  const time = await findPublishingTime(tx, documentId);
  return held && time?.at === at ? { held, time } : undefined;
}

async function giveUp(tx: Tx, payload: Context['payload'], why: string): Promise<void> {
  const due = await holdDue(tx, payload);
  if (!due) return;
  const { held, time } = due;
  await writePublishingTime(tx, held.id, { at: null, accountId: null });
  await changed(tx, null, { of: documentChanges, ids: [held.id], kind: 'updated' });
  await tell(tx, held, time.isOrphaned ? null : time.accountId, {
    status: 'error',
    message: messages.notPublishedAsPlanned(why),
  });
}

async function tell(
  tx: Tx,
  { id, title }: HeldDocument,
  accountId: number | null,
  ended: { status: 'success' | 'error'; message: string },
): Promise<void> {
  const note = await notify(tx, {
    accountId,
    status: 'processing',
    label: messages.publishing(title),
    link: `/documents/${id}`,
  });
  await reportProgress(tx, note, ended);
}
