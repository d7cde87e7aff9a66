import type { JobTable } from '../../../platform/jobs.ts';
import { longJob } from '../../../platform/long-job.ts';
import type { ExportedRecords } from './export-source.ts';

/** Making a large export of sites or of other records; formats and Storage are loaded when the first one comes. */
export const exportJobs = (records: ExportedRecords): Pick<JobTable, 'export-records'> => ({
  'export-records': longJob(async () => (await import('./run-export.ts')).exportJob(records)),
});
