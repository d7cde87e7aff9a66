import { reportProgress } from '../../council/ground/notifications/progress.ts';
import type { Actor } from '../../platform/actor.ts';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { Reply } from '../../platform/reply.ts';
import { removeFiles, signedAddress } from '../../platform/storage.ts';
import { downloadVolume, listReports, removeReport } from './contract/reports.ts';
import { analysisMessages as messages } from './messages.ts';
import { deleteReport, endReport, findOwnReports } from './queries/reports.ts';
import { isStillPublic } from './queries/report-contents.ts';
import { reportFolder, reportRecord, volumeName } from './reports/report-record.ts';

const MAX_LISTED = 20;

/** One's own reports that took a job. */
export const reportRoutes: Route[] = [
  route(listReports, async ({ actor, tx }) => ({
    reports: (await findOwnReports(tx, actor.accountId, { limit: MAX_LISTED })).map(reportRecord),
  })),

  networkRoute(downloadVolume, async ({ input: { id, volume, as }, actor, inTenant }) => {
    const { accountId } = actor as Actor;
    const { found, file } = await inTenant(async (tx) => {
      const [own] = await findOwnReports(tx, accountId, { id });
      const kept = own?.status === 'success' ? own.files[volume - 1] : undefined;
      if (!own || !kept) throw new AppError('not-found');
      if (!(await isStillPublic(tx, own, volume)))
        throw new AppError('conflict', { fields: { volume: messages.noLongerPublic } });
      return { found: own, file: kept };
    });
    const url = await signedAddress(file.name, volumeName(found, volume));
    return as === 'link' ? { url } : new Reply({ status: 302, headers: { location: url } });
  }),

  networkRoute(removeReport, async ({ input: { id }, actor, tenant, inTenant }) => {
    const { accountId } = actor as Actor;
    await inTenant(async (tx) => {
      const [found] = await findOwnReports(tx, accountId, { id });
      if (!found) throw new AppError('not-found');
      const stopped = await endReport(tx, id, 'cancelled', null);
      if (!stopped) await deleteReport(tx, id);
      else if (stopped.notification_id !== null)
        await reportProgress(tx, stopped.notification_id, {
          status: 'info',
          message: messages.cancelled,
        });
    });
    await removeFiles(reportFolder(tenant.shortName, id));
    return undefined;
  }),
];
