import { documentFileJobs } from './consultation/composed/document-files/jobs.ts';
import { responseJobs } from './consultation/responses/jobs.ts';
import { analysisJobs } from './consultation/analysis/jobs.ts';
import { attachmentJobs } from './consultation/attachments/jobs.ts';
import { aggregatedDataJobs } from './land/aggregated-data/jobs.ts';
import { exportedRecords } from './routes/exported-records.ts';
import { exportJobs } from './land/composed/exports/jobs.ts';
import { notificationJobs } from './council/notifications/jobs.ts';
import { geodataJobs } from './land/geodata/jobs.ts';
import { consultationJobs } from './consultation/consultations/jobs.ts';
import { documentJobs } from './consultation/documents/jobs.ts';
import { intakeJobs } from './consultation/intake/jobs.ts';
import { answerJobs } from './consultation/answers/jobs.ts';
import type { JobTable } from './platform/jobs.ts';
import { sendMailJob } from './platform/mail/send-mail-job.ts';
import { accountMailJob } from './council/session/account-mail.ts';

/** Every job of the product by the name that stands in the outbox. */
export const jobs: JobTable = {
  ...geodataJobs,
  ...exportJobs(exportedRecords),
  ...aggregatedDataJobs,
  ...analysisJobs,
  ...notificationJobs,
  ...responseJobs,
  ...intakeJobs,
  ...consultationJobs,
  ...attachmentJobs,
  ...answerJobs,
  ...documentJobs,
  ...documentFileJobs,
  'send-mail': sendMailJob,
  'account-mail': accountMailJob,
};
