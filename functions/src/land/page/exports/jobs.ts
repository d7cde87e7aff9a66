import type { JobTable } from '../../../platform/jobs.ts';
import { longJob } from '../../../platform/long-job.ts';

/** Making a large export; formats and Storage are loaded when the first one comes. */
export const exportJobs: Pick<JobTable, 'export-sites'> = {
  'export-sites': longJob(async () => (await import('./run-export.ts')).exportJob),
};
