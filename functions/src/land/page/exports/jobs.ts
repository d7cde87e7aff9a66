import type { JobTable } from '../../../platform/jobs.ts';
import { EXPORT_JOB } from './job-name.ts';

/** Making a large export; formats and Storage are loaded when the first one comes. */
export const exportJobs: JobTable = {
  [EXPORT_JOB]: {
    run: async (context) => {
      const { runExport } = await import('./run-export.ts');
      await runExport(context, String(context.payload.exportId));
    },
    gaveUp: async (context) => {
      const { giveUpExport } = await import('./run-export.ts');
      await giveUpExport(context, String(context.payload.exportId));
    },
  },
};
