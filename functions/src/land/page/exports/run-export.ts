import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import { longDateOf } from '../../../platform/dates/long-date.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import { readFile, removeFiles, writeFile } from '../../../platform/storage.ts';
import { addCounts, countsOf, planExport, remarksOf, type ExportPlan } from './export-plan.ts';
import { EXPORT_JOB, linkTo } from './job-name.ts';
import { exportMessages as messages } from './messages.ts';
import {
  endExport,
  findRunning,
  finishExport,
  isFinished,
  moveOn,
  type ExportRow,
} from './queries/exports.ts';
import { findRows } from './queries/rows.ts';
import { sliceOfSelection } from './queries/selections.ts';

/** Sites of one part: a megabyte or two, and a moment's transaction. */
const PAGE = 2_000;
/** A job's delivery may last five minutes; the rest is left to the next one. */
const LONGEST_RUN_MS = 240_000;

/** Everything of an export in the bucket lies under this. */
export const folderOf = (shortName: string, exportId: string) =>
  `${shortName}/exports/${exportId}/`;

/**
 * Makes a file page by page: each page is a part in the bucket, then counted in one transaction. Stopped anywhere, or
 * delivered twice at once, it goes on from the last part that was counted; the file appears once.
 */
export async function runExport(context: JobContext, exportId: string): Promise<void> {
  const { tenant, inTenant } = context;
  const started = Date.now();
  const folder = folderOf(tenant.shortName, exportId);
  let plan: ExportPlan | undefined;
  for (;;) {
    const row = await inTenant((tx) => findRunning(tx, exportId));
    if (!row) break;
    plan ??= await inTenant((tx) => planExport(tx, tenant, row.request, new Date(row.created_at)));
    if (row.done >= row.total) {
      await finish(context, row, plan);
      break;
    }
    if (Date.now() - started > LONGEST_RUN_MS) {
      await inTenant((tx) => enqueueJob(tx, { job: EXPORT_JOB, payload: { exportId } }));
      return;
    }
    await makePart(context, row, plan);
  }
  await removeFiles(`${folder}parts/`);
}

const partName = (folder: string, from: number) =>
  `${folder}parts/${String(from).padStart(8, '0')}`;

async function makePart(
  { tenant, inTenant }: JobContext,
  row: ExportRow,
  { format, sheet }: ExportPlan,
): Promise<void> {
  const from = row.done;
  const to = Math.min(from + PAGE, row.total);
  const { ids, rows } = await inTenant(async (tx) => {
    const slice = await sliceOfSelection(tx, row.selection_id ?? '', from, to);
    const { columns, scenario } = sheet;
    return {
      ids: slice,
      rows: await findRows(tx, slice, { columns, scenario, shape: format.shape }),
    };
  });
  const part = format.part(rows, sheet, row.sites);
  const name = partName(folderOf(tenant.shortName, row.id), from);
  await writeFile({ name, contentType: 'application/octet-stream' }, [part.bytes]);
  await inTenant(async (tx) => {
    const counts = addCounts(countsOf(ids.length, rows), part.counts);
    const moved = await moveOn(tx, row.id, { from, to, sites: part.rows, counts });
    if (!moved || row.notification_id === null) return;
    await reportProgress(tx, row.notification_id, {
      status: 'processing',
      message: messages.processing(to, row.total),
      done: to,
      total: row.total,
    });
  });
}

async function finish(
  { tenant, inTenant }: JobContext,
  row: ExportRow,
  { format, sheet }: ExportPlan,
): Promise<void> {
  const folder = folderOf(tenant.shortName, row.id);
  const objectName = `${folder}${row.file_name}`;
  const file = { name: objectName, contentType: format.contentType, downloadName: row.file_name };
  const parts = partsOf(folder, row.total);
  const bytes = await writeFile(file, format.whole(parts, sheet, remarksOf(row.counts))).catch(
    async (error: unknown) => {
      // Another delivery of the same job was quicker and has taken the parts away.
      if (await inTenant((tx) => isFinished(tx, row.id))) return undefined;
      throw error;
    },
  );
  if (bytes === undefined) return;
  const finished = await inTenant(async (tx) => {
    const done = await finishExport(tx, row.id, { objectName, bytes });
    if (done?.notification_id != null) {
      await reportProgress(tx, done.notification_id, {
        status: 'success',
        message: messages.exported(done.sites, longDateOf(new Date(done.expires_at ?? Date.now()))),
        done: row.total,
        total: row.total,
        link: linkTo(row.id),
      });
    }
    return done;
  });
  // Stopped while the last of it was written, unless another delivery has finished the very same file.
  if (!finished && !(await inTenant((tx) => isFinished(tx, row.id)))) await removeFiles(folder);
}

async function* partsOf(folder: string, total: number) {
  for (let from = 0; from < total; from += PAGE) yield await readFile(partName(folder, from));
}

/** Ends an export that can't go on, with words for the person, and takes its parts away. */
export async function giveUpExport(
  { tenant, inTenant }: JobContext,
  exportId: string,
): Promise<void> {
  await inTenant(async (tx) => {
    const row = await endExport(tx, exportId, 'error', messages.failed);
    if (row?.notification_id != null) {
      await reportProgress(tx, row.notification_id, {
        status: 'error',
        message: messages.failed,
        link: linkTo(exportId),
      });
    }
  });
  await removeFiles(`${folderOf(tenant.shortName, exportId)}parts/`);
}
