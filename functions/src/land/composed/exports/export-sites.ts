import { setImmediate } from 'node:timers/promises';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import type { Entity } from '../../../platform/entities.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { notify, reportProgress } from '../../../council/ground/notifications/progress.ts';
import { BASE } from '../../ground/scenarios/base-scenario.ts';
import { checkRegister } from './check-register.ts';
import { chosenSites, type ChosenSites } from './chosen-sites.ts';
import type { ExportRequest } from './contract.ts';
import {
  countsOf,
  addCounts,
  fileNameOf,
  planExport,
  remarksOf,
  type ExportPlan,
} from './export-plan.ts';
import { EXPORT_LIMITS, mostAtOnce } from '../../../records/exports/file-types.ts';
import { exportPath } from './link.ts';
import { exportMessages as messages } from './messages.ts';
import { countUnfinished, holdExportsOf, insertExport, type ExportRow } from './queries/exports.ts';
import type { ExportCounts } from '../../../records/exports/export-counts.ts';
import { findRows, weigh } from './queries/rows.ts';
import type { ExportedRow } from '../../../records/exports/exported-row.ts';
import { keepIds, keepRecordIds } from './queries/selections.ts';
import { isSmall } from './size.ts';

/** The request, read and checked in one transaction; `rows` if the file is small enough to be made at once. */
export interface Prepared extends ExportPlan {
  entity: Entity;
  chosen: ChosenSites;
  /** What was left out before the file is made. */
  counts: ExportCounts;
  fileName: string;
  rows: ExportedRow[] | undefined;
  asked: number;
}

/**
 * Reads what a file needs. Throws not-found for another council's selection, payload-invalid for what cannot be
 * exported, and too-many-requests, before anything is read, for so many sites that it would be a job too many.
 */
export async function prepareExport(
  tx: Tx,
  { tenant, accountId }: { tenant: Tenant; accountId: number },
  request: ExportRequest,
  madeAt: Date,
): Promise<Prepared> {
  const asked = await chosenSites(tx, request);
  if (asked.sites > mostAtOnce(request.file_type)) await refuseMoreJobs(tx, accountId);
  const plan = await planExport(tx, tenant, request, madeAt);
  const { chosen, counts } = await forRegister(tx, asked, request);
  const at = request.selection === undefined ? 'site_ids' : 'selection';
  const refuse = (reason: string) => invalidField(at, reason);
  const { maxSites } = plan.format;
  if (chosen.sites > maxSites) throw refuse(messages.tooManySites(maxSites));
  const fileName = fileNameOf(tenant, plan.format, madeAt);
  const prepared: Prepared = {
    ...plan,
    entity: 'site',
    chosen,
    counts,
    fileName,
    rows: undefined,
    asked: chosen.sites,
  };
  if (chosen.sites > mostAtOnce(plan.format.type)) return prepared;
  const ids = await chosen.slice(tx, 0, chosen.sites);
  const { columns, scenario = BASE } = plan.sheet;
  const { sites, points } = await weigh(tx, ids, scenario);
  if (sites === 0) throw refuse(messages.noSites);
  if (!isSmall(sites, points, columns.length)) return prepared;
  return {
    ...prepared,
    rows: await findRows(tx, ids, { columns, scenario, shape: plan.format.shape }),
  };
}

/**
 * The national register is checked before it is offered: as a whole, or without the sites that are not ready. Land that
 * was not developed before is never in it, and no land is in it twice.
 */
async function forRegister(
  tx: Tx,
  chosen: ChosenSites,
  request: ExportRequest,
): Promise<{ chosen: ChosenSites; counts: ExportCounts }> {
  if (request.file_type !== 'brownfield') return { chosen, counts: {} };
  const { scenario, developed } = request;
  const check = await checkRegister(tx, chosen, { scenario: scenario ?? BASE, developed });
  const { counts, readyIds, problems, landKnown } = check;
  if (counts.problems === 0 && counts.leftOut === 0) return { chosen, counts: {} };
  const lacking = counts.sites - counts.leftOut - readyIds.length;
  if (counts.problems > 0 && (!request.only_ready || readyIds.length === 0)) {
    const columns = problems.map(({ column }) => column).join(', ');
    const reason = lacking > 0 ? messages.notReady(lacking) : messages.noFieldsFor(columns);
    throw invalidField('file_type', reason);
  }
  if (readyIds.length === 0)
    throw invalidField('file_type', landKnown ? messages.noneForRegister : messages.landNotSaid);
  return {
    chosen: await chosenSites(tx, { site_ids: readyIds }),
    counts: {
      not_ready: lacking,
      not_developed: counts.leftOut - counts.inside,
      inside: counts.inside,
    },
  };
}

/** Rows that are written at a time: between them the process serves others. */
const AT_A_TIME = 200;

/** The small file itself; undefined if it grew larger than a response may be. */
export async function fileOf({
  format,
  sheet,
  rows,
  asked,
  entity,
  counts,
}: Prepared): Promise<Uint8Array | undefined> {
  if (!rows) return undefined;
  const parts: Uint8Array[] = [];
  let counted = addCounts(counts, countsOf(asked, rows));
  let written = 0;
  for (let from = 0; from === 0 || from < rows.length; from += AT_A_TIME) {
    const part = format.part(rows.slice(from, from + AT_A_TIME), sheet, written);
    parts.push(part.bytes);
    counted = addCounts(counted, part.counts);
    written += part.rows;
    await setImmediate();
  }
  const remarks = remarksOf(counted, entity);
  const chunks: Uint8Array[] = [];
  for await (const chunk of format.whole(each(parts), sheet, remarks)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return bytes.byteLength <= EXPORT_LIMITS.directBytes ? bytes : undefined;
}

async function* each(parts: readonly Uint8Array[]) {
  for (const part of parts) {
    yield part;
    await setImmediate();
  }
}

/** Of one account: its jobs share the processes of every council. */
const MAX_UNFINISHED = 10;
const COME_AGAIN_SECONDS = '30';

/**
 * Starts the job that makes the file, and notifies the person; all in the caller's transaction. Throws too-many-requests
 * where the person waits for ten already.
 */
export async function startExport(
  tx: Tx,
  accountId: number,
  { chosen, counts, fileName, format, entity }: Prepared,
  {
    site_ids: _ids,
    selection: _selection,
    ...request
  }: ExportRow['request'] & Partial<ExportRequest>,
): Promise<ExportRow> {
  await holdExportsOf(tx, accountId);
  await refuseMoreJobs(tx, accountId);
  const selection =
    chosen.selection ??
    (await keep(tx, accountId, entity, await chosen.slice(tx, 0, chosen.sites)));
  const notification = await notify(tx, {
    accountId,
    status: 'processing',
    label: messages.exporting(fileName),
    message: messages.processing(0, chosen.sites),
    total: chosen.sites,
  });
  const made = await insertExport(tx, {
    entity,
    account_id: accountId,
    selection_id: selection,
    notification_id: notification,
    file_type: format.type,
    file_name: fileName,
    request,
    total: chosen.sites,
    counts,
  });
  await reportProgress(tx, notification, { status: 'processing', link: exportPath(made.id) });
  await enqueueJob(tx, { job: 'export-records', payload: { exportId: made.id } });
  return made;
}

async function refuseMoreJobs(tx: Tx, accountId: number): Promise<void> {
  if ((await countUnfinished(tx, accountId)) >= MAX_UNFINISHED)
    throw new AppError('too-many-requests', { headers: { 'retry-after': COME_AGAIN_SECONDS } });
}

const keep = async (tx: Tx, accountId: number, entity: Entity, ids: number[]): Promise<string> =>
  entity === 'site'
    ? (await keepIds(tx, accountId, ids)).id
    : keepRecordIds(tx, accountId, entity, ids);
