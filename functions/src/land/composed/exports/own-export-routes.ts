import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import type { Actor } from '../../../platform/actor.ts';
import { networkRoute, route, type Route } from '../../../platform/endpoint.ts';
import { Reply } from '../../../platform/reply.ts';
import { removeFiles, signedAddress } from '../../../platform/storage.ts';
import { downloadExport, getExport, listExports, removeExport } from './contract.ts';
import { existing } from './existing.ts';
import { exportRecord } from './export-record.ts';
import { exportMessages as messages } from './messages.ts';
import { deleteExport, endExport, findOwnExport, findOwnExports } from './queries/exports.ts';
import { folderOf } from './run-export.ts';

const MAX_LISTED = 50;

/** The endpoints of a person's own exports: listed, followed, downloaded, stopped or deleted. */
export const ownExportRoutes: Route[] = [
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
