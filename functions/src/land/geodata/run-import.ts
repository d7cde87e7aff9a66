import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { reportProgress } from '../../council/ground/notifications/progress.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import type { LongJob, JobStep } from '../../platform/long-job.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { UnreadableFile } from '../../records/imports/findings.ts';
import type { ImportKind } from './contract.ts';
import { toldOfElsewhere } from './elsewhere.ts';
import { failImport, importPath, importRecords, isUnderWay, tellProgress } from './import-end.ts';
import { summaryWith } from './import-summary.ts';
import { geodataMessages as messages } from './messages.ts';
import { prepareLayer } from './prepare-layer.ts';
import { prepareRegister } from './prepare-register.ts';
import { prepareSites } from './prepare-sites.ts';
import type { Preparation, PreparedImport } from './prepared-import.ts';
import { findMatchedColumns } from './queries/matched-columns.ts';
import { toldOfReplaced } from './replaced-layer.ts';
import {
  findImport,
  insertFindings,
  isOvertaken,
  lockImport,
  readImportFile,
  takeImportTurn,
  writeColumns,
  writeElsewhere,
  writeImport,
  type RunningImport,
} from './queries/imports.ts';

/** Few enough that other transactions need not wait long on the embedded database. */
const ROWS_PER_STEP = 200;

/** How soon an import asks again whether it is its turn. */
const TURN_COMES_SECONDS = 30;

const PREPARE: Record<
  ImportKind,
  (given: Preparation) => PreparedImport | Promise<PreparedImport>
> = {
  brownfield: prepareRegister,
  sites: prepareSites,
  layer: prepareLayer,
};

type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The job that imports an uploaded file. */
export const importJob: LongJob<'import-geodata'> = {
  begin: ({ inTenant, payload, tenant }) =>
    beginImport(inTenant, payload.importId, { council: tenant.name }),
  gaveUp: ({ inTenant, payload }) =>
    inTenant((tx) => failImport(tx, payload.importId, messages.failed)),
};

/**
 * Reads an uploaded file and gives the step that imports its next rows, a transaction that also counts itself: a
 * second delivery does nothing twice. A file that can't be read ends as an error with its reason.
 */
export async function beginImport(
  inTenant: InTenant,
  importId: number,
  { council }: { council: string },
): Promise<JobStep | undefined> {
  const { row, bytes, dictionary, matched } = await inTenant(async (tx) => ({
    row: await findImport(tx, importId),
    bytes: await readImportFile(tx, importId),
    dictionary: await dictionaryOf(tx),
    matched: await findMatchedColumns(tx),
  }));
  if (!row || !bytes) return undefined;
  const { kind, file_name: fileName, options } = row;
  const unreadable = async (error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error;
    await inTenant((tx) => failImport(tx, importId, error.message));
    return 'finished' as const;
  };
  try {
    const prepared = await PREPARE[kind]({ bytes, fileName, options, dictionary, matched });
    return () => inTenant((tx) => takeStep(tx, importId, prepared, council)).catch(unreadable);
  } catch (error) {
    await unreadable(error);
    return undefined;
  }
}

/** Writes the next rows. */
async function takeStep(tx: Tx, importId: number, prepared: PreparedImport, council: string) {
  const row = await lockImport(tx, importId);
  if (!row || !isUnderWay(row)) return 'finished';
  const first = row.status === 'new';
  if (first && !row.preview && !(await takeImportTurn(tx, row))) {
    await enqueueJob(tx, {
      job: 'import-geodata',
      payload: { importId },
      delaySeconds: TURN_COMES_SECONDS,
    });
    return 'finished';
  }
  // What overtook it is newer than its file, and must not be written over.
  if (!first && !row.preview && (await isOvertaken(tx, importId))) {
    await failImport(tx, importId, messages.overtaken);
    return 'finished';
  }
  if (first && (await waitsElsewhere(tx, row, prepared, council))) return 'finished';
  const from = row.done;
  const to = Math.min(from + ROWS_PER_STEP, prepared.total);
  const who = { accountId: row.account_id, userName: row.user_name };
  const { taken } = row.summary;
  const { preview } = row;
  const ending = row.ending ?? undefined;
  const result = await prepared.step(tx, from, to, { importId, taken, preview, ending, who });
  const findings = [...(first ? prepared.findings : []), ...result.findings];
  await insertFindings(tx, importId, findings);
  if (first && prepared.columns) await writeColumns(tx, importId, prepared.columns);
  const summary = summaryWith(row.summary, first ? prepared.findings : [], result, prepared.rows);
  const finished = to >= prepared.total;
  const status = finished ? (preview ? 'preview' : 'success') : 'processing';
  await writeImport(tx, importId, { status, done: to, total: prepared.total, summary });
  await changed(tx, null, { of: importRecords, ids: [importId], kind: 'updated' });
  await tellProgress(tx, row, { status, done: to, total: prepared.total, summary });
  return finished ? 'finished' : 'more';
}

/** Whether the file is of elsewhere, or would take a layer's place, and nobody has said yet that it is meant: then it waits. */
async function waitsElsewhere(
  tx: Tx,
  { id, notification_id: notification, elsewhere_accepted: accepted, summary }: RunningImport,
  { whereabouts, replaces, total }: PreparedImport,
  council: string,
): Promise<boolean> {
  if (accepted) return false;
  const told = whereabouts
    ? await toldOfElsewhere(tx, whereabouts, council)
    : replaces
      ? await toldOfReplaced(tx, replaces, council)
      : null;
  if (told === null) return false;
  await writeElsewhere(tx, id, told);
  await writeImport(tx, id, { status: 'preview', done: 0, total, summary });
  await changed(tx, null, { of: importRecords, ids: [id], kind: 'updated' });
  if (notification !== null) {
    const link = importPath(id);
    await reportProgress(tx, notification, { status: 'success', message: told, link });
  }
  return true;
}
