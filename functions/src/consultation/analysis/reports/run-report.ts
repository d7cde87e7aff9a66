import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import { longDateOf } from '../../../platform/dates/long-date.ts';
import type { Tx } from '../../../platform/db.ts';
import type { JobContext as AnyJobContext } from '../../../platform/jobs.ts';
import type { LongJob } from '../../../platform/long-job.ts';
import { removeFiles, writeFile } from '../../../platform/storage.ts';
import { analysisMessages as messages } from '../messages.ts';
import { paperTypes, writtenPaper } from '../papers/written-paper.ts';
import {
  addVolume,
  endReport,
  findUnfinishedReport,
  isReportKept,
  type KeptReport,
} from '../queries/reports.ts';
import { writeContents, writeWords } from '../queries/report-contents.ts';
import { reportFolder, REPORTS_PATH, volumeName } from './report-record.ts';
import { paperOf } from './volumes.ts';

type JobContext = AnyJobContext<'make-report'>;

/**
 * Makes a report volume by volume: each is a file in the bucket, then counted in one transaction. Delivered twice at
 * once, both go on from the last volume that was counted; each appears once.
 */
export const reportJob: LongJob<'make-report'> = {
  begin: (context) => Promise.resolve(() => makeVolume(context)),
  gaveUp: async ({ tenant, inTenant, payload: { reportId } }) => {
    await inTenant(async (tx) => {
      const row = await endReport(tx, reportId, 'error', messages.reportFailed);
      if (row) await tell(tx, row, { status: 'error', message: messages.reportFailed });
    });
    await removeFiles(reportFolder(tenant.shortName, reportId));
  },
};

async function makeVolume(context: JobContext): Promise<'more' | 'finished'> {
  const { tenant, inTenant, payload } = context;
  const begun = await inTenant(async (tx) => {
    const row = await findUnfinishedReport(tx, payload.reportId);
    return row && { row, ...(await paperOf(tx, tenant, row.request, row.done)) };
  });
  if (!begun) return 'finished';
  const { row, paper, shown, said } = begun;
  const { format } = row.request;
  const bytes = await writtenPaper(tenant, paper, format);
  const folder = reportFolder(tenant.shortName, row.id);
  const name = `${folder}${String(row.done + 1).padStart(4, '0')}.${format}`;
  const downloadName = volumeName(row, row.done + 1);
  await writeFile({ name, contentType: paperTypes[format], downloadName }, [bytes]);
  const now = await inTenant(async (tx) => {
    const moved = await addVolume(tx, row.id, row.done, { name, size: bytes.byteLength });
    if (moved) {
      await writeContents(tx, row.id, row.done + 1, shown);
      await writeWords(tx, row.id, said);
      await tellProgress(tx, moved);
    }
    return moved;
  });
  if (now) return now.status === 'success' ? 'finished' : 'more';
  // Stopped while this volume was made, unless another delivery has counted the very same file.
  if (await inTenant((tx) => isReportKept(tx, row.id))) return 'more';
  await removeFiles(folder);
  return 'finished';
}

const tellProgress = (tx: Tx, row: KeptReport) =>
  tell(
    tx,
    row,
    row.status === 'success'
      ? {
          status: 'success',
          message: messages.reportMade(
            row.total,
            longDateOf(new Date(row.expires_at ?? Date.now())),
          ),
        }
      : { status: 'processing', message: messages.makingVolume(row.done, row.total) },
  );

async function tell(
  tx: Tx,
  { notification_id, done, total }: KeptReport,
  { status, message }: { status: 'processing' | 'success' | 'error'; message: string },
): Promise<void> {
  if (notification_id === null) return;
  const count = status === 'error' ? {} : { done, total };
  await reportProgress(tx, notification_id, { status, message, link: REPORTS_PATH, ...count });
}
