import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import { type Actor, authorise } from '../../../platform/actor.ts';
import { networkRoute, route, type Route } from '../../../platform/endpoint.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { answeredBefore, onceOnly } from '../../../platform/idempotency.ts';
import { Reply } from '../../../platform/reply.ts';
import { attachment, removeFiles, signedAddress } from '../../../platform/storage.ts';
import { siteCondition, readFilters } from '../../ground/search/matching-sites.ts';
import { BASE } from '../../ground/scenarios/base-scenario.ts';
import { chosenSites } from './chosen-sites.ts';
import { inShare, LONG_QUERIES } from '../../../platform/in-share.ts';
import { checkRegister } from './check-register.ts';
import {
  type ExportRecord,
  downloadExport,
  exportRecords,
  exportSites,
  getExport,
  getSelection,
  keepSelection,
  listExports,
  previewExport,
  removeExport,
} from './contract.ts';
import { checkBrownfield } from './register-contract.ts';
import { exportRecord } from './export-record.ts';
import { prepareRecords } from './export-records.ts';
import { fileOf, prepareExport, type Prepared, startExport } from './export-sites.ts';
import { type ExportedRecords, sourceOf } from './export-source.ts';
import { EXPORT_LIMITS } from '../../../records/exports/file-types.ts';
import { exportMessages as messages } from './messages.ts';
import { preview } from './preview.ts';
import { deleteExport, endExport, findOwnExport, findOwnExports } from './queries/exports.ts';
import { findSelection, keepIds, keepMatching } from './queries/selections.ts';
import { folderOf } from './run-export.ts';

const MAX_LISTED = 50;

/** Up to 50,000 sites are looked at, each in every column of the register. */
const registerChecks = inShare({ what: 'register-checks', times: 30, ...LONG_QUERIES, waiting: 8 });

/** Up to 20,000 sites are weighed, with each column that is chosen. */
const previews = inShare({ what: 'export-previews', times: 120, ...LONG_QUERIES, waiting: 16 });

/** The endpoints of exports; `records` are the types that can be exported besides sites. */
export const exportRoutes = (records: ExportedRecords): Route[] => [
  route(keepSelection, async ({ input, actor, tx }) => {
    if (input.site_ids) return keepIds(tx, actor.accountId, [...new Set(input.site_ids)]);
    const where = await siteCondition(tx, readFilters(input.filters));
    const kept = await keepMatching(tx, actor.accountId, where, EXPORT_LIMITS.selection);
    if (kept.sites > EXPORT_LIMITS.selection)
      throw invalidField('filters', messages.tooManySites(EXPORT_LIMITS.selection));
    return kept;
  }),

  route(getSelection, async ({ input, tx }) => existing(await findSelection(tx, input.id))),

  networkRoute(previewExport, (call) =>
    previews(call, () => call.inTenant((tx) => preview(tx, call.input))),
  ),

  networkRoute(checkBrownfield, (call) =>
    registerChecks(call, () =>
      call.inTenant(async (tx) => {
        const { input } = call;
        const { readyIds: _ids, ...check } = await checkRegister(tx, await chosenSites(tx, input), {
          scenario: input.scenario ?? BASE,
          developed: input.developed,
        });
        const { problems, readySites } = check.counts;
        return { ready: problems === 0 && readySites > 0, ...check };
      }),
    ),
  ),

  // The file is made between two transactions: none is open while GDAL works.
  networkRoute(exportSites, async ({ input, tenant, inTenant, ...call }) => {
    const actor = call.actor as Actor;
    const { accountId } = actor;
    const whole = { ...call, input, tenant, actor };
    // What was begun before is answered again, however many wait.
    const prepared = await inTenant(
      async (tx) =>
        (await answeredBefore(exportSites, whole, tx)) ??
        prepareExport(tx, { tenant, accountId }, input, new Date()),
    );
    if (prepared instanceof Reply) return prepared as Reply<{ export: ExportRecord }>;
    return (
      (await smallFile(prepared)) ??
      inTenant((tx) =>
        onceOnly(exportSites, whole, tx, async () => ({
          export: exportRecord(await startExport(tx, accountId, prepared, input)),
        })),
      )
    );
  }),

  networkRoute(exportRecords, async ({ input, tenant, inTenant, ...call }) => {
    const actor = call.actor as Actor;
    const source = await sourceOf(input.record_type, records);
    authorise(actor, source.record.unit, 'read');
    const prepared = await inTenant((tx) => prepareRecords(tx, tenant, source, input, new Date()));
    const { selected_fields, file_type, filters } = input;
    return (
      (await smallFile(prepared)) ??
      inTenant((tx) =>
        onceOnly(exportRecords, { ...call, input, tenant, actor }, tx, async () => {
          const request = { selected_fields, file_type, filters };
          return {
            export: exportRecord(await startExport(tx, actor.accountId, prepared, request)),
          };
        }),
      )
    );
  }),

  route(listExports, async ({ actor, tx }) => ({
    exports: (await findOwnExports(tx, actor.accountId, MAX_LISTED)).map(exportRecord),
  })),

  route(getExport, async ({ input, actor, tx }) => ({
    export: exportRecord(existing(await findOwnExport(tx, actor.accountId, input.id))),
  })),

  networkRoute(downloadExport, async ({ input, actor, inTenant }) => {
    const { accountId } = actor as Actor;
    const found = existing(await inTenant((tx) => findOwnExport(tx, accountId, input.id)));
    const url = await signedAddress(existing(found.object_name ?? undefined), found.file_name);
    return input.as === 'link' ? { url } : new Reply({ status: 302, headers: { location: url } });
  }),

  networkRoute(removeExport, async ({ input, actor, tenant, inTenant }) => {
    const { accountId } = actor as Actor;
    await inTenant(async (tx) => {
      const found = existing(await findOwnExport(tx, accountId, input.id));
      const stopped = await endExport(tx, found.id, 'cancelled', null);
      if (!stopped) await deleteExport(tx, found.id);
      else if (stopped.notification_id !== null)
        await reportProgress(tx, stopped.notification_id, {
          status: 'info',
          message: messages.cancelled,
        });
    });
    await removeFiles(folderOf(tenant.shortName, input.id));
    return undefined;
  }),
];

/** The file as an answer, where it is small. */
async function smallFile(prepared: Prepared): Promise<Reply<{ export: ExportRecord }> | undefined> {
  const bytes = await fileOf(prepared);
  if (!bytes) return undefined;
  const headers = {
    'content-type': prepared.format.contentType,
    'content-disposition': attachment(prepared.fileName),
  };
  return new Reply({ status: 200, bytes, headers });
}

function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not-found');
  return found;
}
