import { notify } from '../../council/ground/notifications/progress.ts';
import { plainHeader } from '../../records/tables/plain-header.ts';
import { type Actor, may } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { onceOnly } from '../../platform/idempotency.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { Reply } from '../../platform/reply.ts';
import { attachment } from '../../platform/storage.ts';
import { representationKind } from '../../records/kept/record-kinds.ts';
import { knownLookups } from '../ground/representations/queries/lookups.ts';
import {
  discardIntake,
  getIntake,
  intakeReport,
  listIntake,
  matchIntake,
  registerIntake,
  takeIn,
} from './contract.ts';
import type { IntakeRun } from './contract/runs.ts';
import { intakeMessages as messages } from './messages.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { advance } from './progress.ts';
import { rememberMatches } from './queries/lists.ts';
import { countRows, deleteRows, findIntakeRows } from './queries/rows.ts';
import {
  countRuns,
  findRun,
  findRuns,
  holdRun,
  insertRun,
  isRunOf,
  writeDefaults,
} from './queries/runs.ts';
import { intakeReportCsv } from './report.ts';
import { type TableField, tableFieldNames } from './tables/fields.ts';

export const intakeRoutes: Route[] = [
  ...inboxRoutes,
  // The upload is read between two transactions, so that a slow sender keeps none open.
  networkRoute(takeIn, async (call) => {
    const { readArrivedFile } = await import('./upload.ts');
    const { bytes, ...given } = await readArrivedFile(call.request);
    const actor = call.actor as Actor;
    return call.inTenant((tx) =>
      onceOnly(takeIn, { ...call, actor, input: given }, tx, async () => {
        await refuseUnknown(tx, given.consultationId, given.correspondenceTypeId);
        const { accountId, displayName: userName } = actor;
        const label = messages.reading(given.fileName);
        const notificationId = await notify(tx, { accountId, status: 'processing', label });
        const id = await insertRun(tx, { ...given, bytes, accountId, userName, notificationId });
        await enqueueJob(tx, { job: 'intake', payload: { runId: id } });
        return { id };
      }),
    );
  }),
  route(listIntake, async ({ input, tx }) => ({
    runs: await findRuns(tx, input),
    total: await countRuns(tx),
  })),
  route(getIntake, async ({ input, actor, tx }) => ({
    run: await required(tx, input.id),
    mayTakeBack:
      may(actor, representationKind.unit, 'delete') ||
      (await isRunOf(tx, input.id, actor.accountId)),
    counts: await countRows(tx, input.id),
    rows: await findIntakeRows(tx, { ...input, runId: input.id }),
  })),
  route(matchIntake, async ({ input: { id, columns, ...defaults }, tx }) => {
    await previewed(tx, id);
    for (const [at, { field }] of columns.entries())
      if (field !== null && !tableFieldNames.includes(field as TableField))
        throw invalidField(`columns[${at}].field`, messages.unknownField);
    const { consultationEventId: event = null, correspondenceType: type = null } = defaults;
    await refuseUnknown(tx, event, type);
    await rememberMatches(
      tx,
      [...new Map(columns.map(({ name, field }) => [plainHeader(name), field]))].map(
        ([column, field]) => ({ column, field }),
      ),
    );
    const receivedDate = defaults.receivedDate || null;
    await writeDefaults(tx, id, {
      consultationId: event,
      correspondenceTypeId: type,
      receivedDate,
    });
    await deleteRows(tx, id);
    await advance(tx, id, { status: 'new', done: 0 });
    await enqueueJob(tx, { job: 'intake', payload: { runId: id } });
    return { id };
  }),
  route(registerIntake, async ({ input: { id }, actor: { accountId }, tx }) => {
    const { fileName } = await previewed(tx, id);
    const { waiting } = await countRows(tx, id);
    if (waiting === 0)
      throw new AppError('conflict', { fields: { id: messages.nothingToRegister } });
    const label = messages.registering(fileName);
    const notificationId = await notify(tx, { accountId, status: 'processing', label });
    await advance(tx, id, { status: 'registering', done: 0, notificationId });
    await enqueueJob(tx, { job: 'intake', payload: { runId: id } });
    return { id };
  }),
  route(discardIntake, async ({ input: { id }, tx }) => {
    await previewed(tx, id);
    await deleteRows(tx, id);
    await advance(tx, id, { status: 'discarded', dropFile: true });
    return { id };
  }),
  route(intakeReport, async ({ input: { id }, tx }) => {
    const { fileName } = await required(tx, id);
    return new Reply({
      bytes: await intakeReportCsv(tx, id),
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`${fileName.replace(/\.\w+$/, '')} report.csv`),
        'cache-control': 'private, no-store',
      },
    });
  }),
];

async function required(tx: Tx, id: number): Promise<IntakeRun> {
  const found = await findRun(tx, id);
  if (!found) throw new AppError('not-found');
  return found;
}

/** A run that waits to be registered, held. Throws not-found, conflict. */
async function previewed(tx: Tx, id: number) {
  const run = await holdRun(tx, id);
  if (!run) throw new AppError('not-found');
  if (run.status !== 'preview')
    throw new AppError('conflict', { fields: { id: messages.noPreview } });
  return run;
}

/** Throws payload-invalid for a consultation or a type of correspondence that is not there. */
async function refuseUnknown(
  tx: Tx,
  consultation: number | null,
  type: number | null,
): Promise<void> {
  const known = await knownLookups(tx, { consultation, type });
  if (consultation !== null && !known.consultation)
    throw invalidField('consultationEventId', messages.unknownEvent);
  if (type !== null && !known.type) throw invalidField('correspondenceType', messages.unknownType);
}
