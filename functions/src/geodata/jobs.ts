import type { JobTable } from '../platform/jobs.ts';
import { IMPORT_JOB } from './jobName.ts';
import { geodataMessages } from './messages.ts';

/** Importing an uploaded file; GDAL and the readers are loaded when the first one comes. */
export const geodataJobs: JobTable = {
  [IMPORT_JOB]: {
    run: async ({ payload, inTenant }) => {
      const { runImport } = await import('./runImport.ts');
      await runImport(inTenant, Number(payload.importId));
    },
    gaveUp: async ({ payload, inTenant }) => {
      const { failImport } = await import('./runImport.ts');
      await inTenant((tx) => failImport(tx, Number(payload.importId), geodataMessages.failed));
    },
  },
};
