import type { JobTable } from '../../platform/jobs.ts';
import { longJob } from '../../platform/long-job.ts';

/** Importing an uploaded file; GDAL and the readers are loaded when the first one comes. */
export const geodataJobs: Pick<JobTable, 'import-geodata'> = {
  'import-geodata': longJob(async () => (await import('./run-import.ts')).importJob),
};
