import { notify, reportProgress } from '../../../council/ground/notifications/progress.ts';
import type { Tx } from '../../../platform/db.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import { analysisMessages as messages } from '../messages.ts';
import { reportPaperMessages } from '../papers/messages.ts';
import { insertReport, type KeptReport } from '../queries/reports.ts';
import { REPORTS_PATH } from './report-record.ts';
import type { planPack } from './volumes.ts';

type Planned = Awaited<ReturnType<typeof planPack>>;

/** Starts the job that makes a report, and tells the person; all in the caller's transaction. */
export async function startReport(
  tx: Tx,
  accountId: number,
  { request, title, volumes: total }: Planned,
): Promise<KeptReport> {
  const notificationId = await notify(tx, {
    accountId,
    status: 'processing',
    label: messages.making(title),
    message: messages.makingVolume(0, total),
    total,
  });
  const fileName = reportPaperMessages.fileName(title, request.format);
  const made = await insertReport(tx, { accountId, notificationId, fileName, request, total });
  await reportProgress(tx, notificationId, { status: 'processing', link: REPORTS_PATH });
  await enqueueJob(tx, { job: 'make-report', payload: { reportId: made.id } });
  return made;
}
