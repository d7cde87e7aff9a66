import { announceInvoked, type Invocable, type InvocableTable } from '../../platform/invocable.ts';
import { reportProgress } from '../../council/ground/notifications/progress.ts';
import { closed, yup } from '../../platform/contract.ts';
import type { JobTable } from '../../platform/jobs.ts';
import { aggregateSites } from './aggregate-sites.ts';
import { aggregatedDataMessages as words } from './messages.ts';
import { sitesVersion, writeAggregatedData } from './queries.ts';

/** As the specification names it. Whose tenant is counted the session says; the payload's is not looked at. */
const aggregateData: Invocable = {
  access: [{ unit: 'sites', actions: ['read', 'write'] }],
  arguments: closed({
    tenantName: yup.string().max(200).nullable(),
    tenantId: yup.mixed<string | number>().nullable(),
  }),
  job: 'aggregate-data',
  changes: ['aggregated-data'],
  label: words.counting,
};

export const aggregatedDataFunctions: InvocableTable = { aggregateData };

/** Counting the council's sites: a few statements, well within one step. */
export const aggregatedDataJobs: Pick<JobTable, 'aggregate-data'> = {
  'aggregate-data': {
    run: async ({ once, payload }) =>
      once(async (tx) => {
        // Read first: if sites change meanwhile, the counts are marked out of date, never wrongly current.
        const version = await sitesVersion(tx);
        const data = await aggregateSites(tx);
        await writeAggregatedData(tx, { data, version });
        await announceInvoked(tx, aggregateData, payload.arguments);
        const message = words.counted(data);
        const done = { status: 'success', message, done: 1, total: 1 };
        await reportProgress(tx, payload.notificationId, done);
      }),
    gaveUp: async ({ inTenant, payload }) =>
      inTenant((tx) =>
        reportProgress(tx, payload.notificationId, { status: 'error', message: words.failed }),
      ),
  },
};
