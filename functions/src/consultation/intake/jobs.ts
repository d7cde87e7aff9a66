import type { JobTable } from '../../platform/jobs.ts';
import { longJob } from '../../platform/long-job.ts';

/** Reading what arrived and registering its rows; the readers are loaded when the first file comes. */
export const intakeJobs: Pick<JobTable, 'intake' | 'keep-attachments'> = {
  intake: longJob(async () => (await import('./run-intake.ts')).intakeJob),
  'keep-attachments': {
    run: async (context) =>
      (await import('./inbox/keep-attachments.ts')).keepAttachmentsJob.run(context),
  },
};
