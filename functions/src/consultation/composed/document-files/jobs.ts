import type { JobTable } from '../../../platform/jobs.ts';

const load = async () => (await import('./draft-file-job.ts')).draftFileJob();

/** Writing a draft as a file; what it needs is loaded when the first one is asked for. */
export const documentFileJobs: Pick<JobTable, 'write-draft'> = {
  'write-draft': {
    run: async (context) => (await load()).run(context),
    gaveUp: async (context, error) => (await load()).gaveUp(context, error),
  },
};
