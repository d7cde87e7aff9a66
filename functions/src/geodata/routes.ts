import { notify } from '../notifications/progress.ts';
import type { Actor } from '../platform/actor.ts';
import { networkRoute, route, type Route } from '../platform/endpoint.ts';
import { AppError } from '../platform/errors.ts';
import { enqueueJob } from '../platform/outbox.ts';
import { geodataInfo, listGeodata, uploadGeodata } from './contract.ts';
import { IMPORT_JOB } from './job-name.ts';
import { geodataMessages as messages } from './messages.ts';
import {
  countFindings,
  countImports,
  findFindings,
  findImport,
  findImports,
} from './queries/imports.ts';
import { keepFile } from './start-import.ts';

export const geodataRoutes: Route[] = [
  // The upload is read between two transactions, so that a slow sender holds none open.
  networkRoute(uploadGeodata, async ({ request, actor, inTenant }) => {
    const { readUpload } = await import('./upload.ts');
    const file = await readUpload(request);
    const { accountId, displayName } = actor as Actor;
    return inTenant(async (tx) => {
      const label = messages.importing(file.fileName);
      const notificationId = await notify(tx, { accountId, status: 'processing', label });
      const id = await keepFile(tx, file, { accountId, userName: displayName, notificationId });
      await enqueueJob(tx, { job: IMPORT_JOB, payload: { importId: id } });
      return { id };
    });
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
