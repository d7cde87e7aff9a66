import type { InvocableTable } from '../../platform/invocable.ts';
import type { JobTable } from '../../platform/jobs.ts';
import { longJob } from '../../platform/long-job.ts';
import { registerAnswers } from './registering/invocable.ts';

export const answerFunctions: InvocableTable = { registerAnswers };

export const answerJobs: Pick<JobTable, 'register-answers'> = {
  'register-answers': longJob(
    async () => (await import('./registering/register-answers.ts')).registerAnswersJob,
  ),
};
