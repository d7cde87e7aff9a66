import { notify } from '../../council/ground/notifications/progress.ts';
import type { Actor } from '../../platform/actor.ts';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { onceOnly } from '../../platform/idempotency.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { geodataInfo, listGeodata, uploadGeodata } from './contract.ts';
import { geodataMessages as messages } from './messages.ts';
import {
  countFindings,
  countImports,
  findFindings,
  findImport,
  findImports,
} from './queries/imports.ts';
import { previewRoutes } from './preview-routes.ts';
import { keepFile } from './start-import.ts';

export const geodataRoutes: Route[] = [
  ...previewRoutes,
  // The upload is read between two transactions, so that a slow sender keeps none open.
  networkRoute(uploadGeodata, async (call) => {
    const { readUpload } = await import('./upload.ts');
    // What identifies a repeated request: the same form with the same file.
    const { bytes, ...input } = await readUpload(call.request);
    const actor = call.actor as Actor;
    return call.inTenant((tx) =>
      onceOnly(uploadGeodata, { ...call, actor, input }, tx, async () => {
        const { accountId, displayName: userName } = actor;
        const label = messages[input.preview ? 'comparing' : 'importing'](input.fileName);
        const notificationId = await notify(tx, { accountId, status: 'processing', label });
        const id = await keepFile(tx, { ...input, bytes }, { accountId, userName, notificationId });
        await enqueueJob(tx, { job: 'import-geodata', payload: { importId: id } });
        return { id };
      }),
    );
  }),
  route(listGeodata, async ({ input, tx }) => ({
    imports: await findImports(tx, input),
    total: await countImports(tx),
  })),
  route(geodataInfo, async ({ input, tx }) => {
    const found = await findImport(tx, input.id);
    if (!found) throw new AppError('not-found');
    return {
      import: found,
      counts: await countFindings(tx, input.id),
      findings: await findFindings(tx, { ...input, importId: input.id }),
    };
  }),
];
