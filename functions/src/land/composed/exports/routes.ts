import { type Actor, authorise } from '../../../platform/actor.ts';
import { networkRoute, type Route } from '../../../platform/endpoint.ts';
import { answeredBefore, onceOnly } from '../../../platform/idempotency.ts';
import { Reply } from '../../../platform/reply.ts';
import { attachment } from '../../../platform/storage.ts';
import { BASE } from '../../ground/scenarios/base-scenario.ts';
import { chosenSites } from './chosen-sites.ts';
import { inShare, LONG_QUERIES } from '../../../platform/in-share.ts';
import { checkRegister } from './check-register.ts';
import { type ExportRecord, exportRecords, exportSites, previewExport } from './contract.ts';
import { checkBrownfield } from './register-contract.ts';
import { exportRecord } from './export-record.ts';
import { prepareRecords } from './export-records.ts';
import { fileOf, prepareExport, type Prepared, startExport } from './export-sites.ts';
import { type ExportedRecords, sourceOf } from './export-source.ts';
import { preview } from './preview.ts';
import { ownExportRoutes } from './own-export-routes.ts';
import { selectionRoutes } from './selection-routes.ts';

/** Up to 50,000 sites are looked at, each in every column of the register. */
const registerChecks = inShare({ what: 'register-checks', times: 30, ...LONG_QUERIES, waiting: 8 });

/** Up to 20,000 sites are weighed, with each column that is chosen. */
const previews = inShare({ what: 'export-previews', times: 120, ...LONG_QUERIES, waiting: 16 });

/** The same, with the rows, and for the register each of its columns. */
const preparations = inShare({ what: 'exports', times: 120, ...LONG_QUERIES, waiting: 16 });

/** The endpoints of exports; `records` are the types that can be exported besides sites. */
export const exportRoutes = (records: ExportedRecords): Route[] => [
  ...selectionRoutes,

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
    const before = await inTenant((tx) => answeredBefore(exportSites, whole, tx));
    if (before) return before as Reply<{ export: ExportRecord }>;
    const prepared = await preparations(whole, () =>
      inTenant((tx) => prepareExport(tx, { tenant, accountId }, input, new Date())),
    );
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
    const whole = { ...call, input, tenant, actor };
    const before = await inTenant((tx) => answeredBefore(exportRecords, whole, tx));
    if (before) return before as Reply<{ export: ExportRecord }>;
    const prepared = await preparations(whole, () =>
      inTenant((tx) => prepareRecords(tx, tenant, source, input, new Date())),
    );
    const { selected_fields, file_type, filters = [] } = input;
    return (
      (await smallFile(prepared)) ??
      inTenant((tx) =>
        onceOnly(exportRecords, whole, tx, async () => {
          const request = { selected_fields, file_type, filters };
          return {
            export: exportRecord(await startExport(tx, actor.accountId, prepared, request)),
          };
        }),
      )
    );
  }),

  ...ownExportRoutes,
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
