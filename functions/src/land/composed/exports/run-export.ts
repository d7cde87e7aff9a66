import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import { longDateOf } from '../../../platform/dates/long-date.ts';
import type { JobContext as AnyJobContext } from '../../../platform/jobs.ts';
import type { LongJob } from '../../../platform/long-job.ts';
import { readFile, removeFiles, writeFile } from '../../../platform/storage.ts';
import { addCounts, countsOf, remarksOf, type ExportPlan } from './export-plan.ts';
import { type ExportedRecords, type ExportSource, sourceOf } from './export-source.ts';
import { exportPath } from './link.ts';
import { exportMessages as messages } from './messages.ts';
import {
  endExport,
  findRunning,
  finishExport,
  isExportFinished,
  moveOn,
  type ExportRow,
} from './queries/exports.ts';
import { sliceOfSelection } from './queries/selections.ts';

/** Sites per part: a megabyte or two, and a very short transaction. */
const PAGE = 2_000;

type JobContext = AnyJobContext<'export-records'>;

/** The path of everything in the bucket that belongs to an export. */
export const folderOf = (shortName: string, exportId: string) =>
  `${shortName}/exports/${exportId}/`;

/**
 * Makes a file page by page: each page is a part in the bucket, then counted in one transaction. Delivered twice at
 * once, both go on from the last part that was counted; the file appears once.
 */
export const exportJob = (records: ExportedRecords): LongJob<'export-records'> => ({
  begin: async (context) => {
    const { tenant, inTenant, payload } = context;
    const { exportId } = payload;
    let plan: ExportPlan | undefined;
    return async () => {
      const row = await inTenant((tx) => findRunning(tx, exportId));
      if (row) {
        const source = await sourceOf(row.entity, records);
        plan ??= await inTenant((tx) =>
          source.plan(
            tx,
            tenant,
            { ...row.request, selection: row.selection_id ?? undefined },
            new Date(row.created_at),
          ),
        );
        if (row.done < row.total) {
          await makePart(context, row, source, plan);
          return 'more';
        }
        await finish(context, row, plan);
      }
      await removeFiles(`${folderOf(tenant.shortName, exportId)}parts/`);
      return 'finished';
    };
  },
  gaveUp: giveUp,
});

const partName = (folder: string, from: number) =>
  `${folder}parts/${String(from).padStart(8, '0')}`;

async function makePart(
  { tenant, inTenant }: JobContext,
  row: ExportRow,
  source: ExportSource,
  plan: ExportPlan,
): Promise<void> {
  const { format, sheet } = plan;
  const from = row.done;
  const to = Math.min(from + PAGE, row.total);
  const { ids, rows } = await inTenant(async (tx) => {
    const slice = await sliceOfSelection(tx, row.selection_id ?? '', from, to);
    return { ids: slice, rows: await source.rows(tx, slice, plan) };
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
  const bytes = await writeFile(
    file,
    format.whole(parts, sheet, remarksOf(row.counts, row.entity)),
  ).catch(async (error: unknown) => {
    // Another delivery of the same job was quicker and has already removed the parts.
    if (await inTenant((tx) => isExportFinished(tx, row.id))) return undefined;
    throw error;
  });
  if (bytes === undefined) return;
  const finished = await inTenant(async (tx) => {
    const done = await finishExport(tx, row.id, { objectName, bytes });
    if (done?.notification_id != null) {
      await reportProgress(tx, done.notification_id, {
        status: 'success',
        message: messages.exported(
          done.entity,
          done.sites,
          longDateOf(new Date(done.expires_at ?? Date.now())),
        ),
        done: row.total,
        total: row.total,
        link: exportPath(row.id),
      });
    }
    return done;
  });
  // The export was stopped while its last part was written, unless another delivery has finished the very same file.
  if (!finished && !(await inTenant((tx) => isExportFinished(tx, row.id))))
    await removeFiles(folder);
}

async function* partsOf(folder: string, total: number) {
  for (let from = 0; from < total; from += PAGE) yield await readFile(partName(folder, from));
}

/** Ends an export that cannot continue, with a message for the person, and removes its parts. */
async function giveUp({ tenant, inTenant, payload: { exportId } }: JobContext): Promise<void> {
  await inTenant(async (tx) => {
    const row = await endExport(tx, exportId, 'error', messages.failed);
    if (row?.notification_id != null) {
      await reportProgress(tx, row.notification_id, {
        status: 'error',
        message: messages.failed,
        link: exportPath(exportId),
      });
    }
  });
  await removeFiles(`${folderOf(tenant.shortName, exportId)}parts/`);
}
