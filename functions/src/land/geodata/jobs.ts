import type { JobTable } from '../../platform/jobs.ts';
import { IMPORT_JOB } from './job-name.ts';
import { geodataMessages } from './messages.ts';

/** Importing an uploaded file; GDAL and the readers are loaded when the first one comes. */
export const geodataJobs: JobTable = {
  [IMPORT_JOB]: {
    run: async ({ payload, inTenant }) => {
      const { runImport } = await import('./run-import.ts');
      await runImport(inTenant, Number(payload.importId));
    },
    gaveUp: async ({ payload, inTenant }) => {
      const { failImport } = await import('./run-import.ts');
      await inTenant((tx) => failImport(tx, Number(payload.importId), geodataMessages.failed));
    },
  },
};
