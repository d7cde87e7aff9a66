import { aggregatedDataJobs } from './aggregated-data/jobs.ts';
import { exportJobs } from './exports/jobs.ts';
import { geodataJobs } from './geodata/jobs.ts';
import type { JobTable } from './platform/jobs.ts';
import { sendMailJob } from './platform/mail/send-mail-job.ts';
import { accountMailJob } from './session/account-mail.ts';

/** Every job of the product by the name that stands in the outbox. */
export const jobs: JobTable = {
  ...geodataJobs,
  ...exportJobs,
  ...aggregatedDataJobs,
  'send-mail': sendMailJob,
  'account-mail': accountMailJob,
};
