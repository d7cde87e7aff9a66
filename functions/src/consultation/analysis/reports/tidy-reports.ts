import { withTenant } from '../../../platform/db.ts';
import { removeFiles } from '../../../platform/storage.ts';
import { inEachCouncil } from '../../../platform/each-council.ts';
import { findOutdatedReports, markReportsExpired } from '../queries/reports.ts';
import { reportFolder } from './report-record.ts';

/** Removes the files of reports finished over 30 days ago, in every council; the list still names them. */
export const tidyReports = (): Promise<void> =>
  inEachCouncil('tidying reports', async (tenant) => {
    const ids = await withTenant(tenant, findOutdatedReports);
    // The files first: if interrupted between the two, tomorrow's run finds it again.
    for (const id of ids) await removeFiles(reportFolder(tenant.shortName, id));
    if (ids.length > 0) await withTenant(tenant, (tx) => markReportsExpired(tx, ids));
  });
