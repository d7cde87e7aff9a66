import type { JobMessage } from '../../../platform/outbox.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { runWaitingJobs, waitingJobs } from '../../../testing/waiting-jobs.ts';

/** The council's mails of responses that wait in the outbox, oldest first. */
export const waitingMails = (council: Council): Promise<JobMessage[]> =>
  waitingJobs(council, 'send-response');

/** Delivers them as Pub/Sub would; gives how many there were. */
export const deliverMails = (council: Council): Promise<number> =>
  runWaitingJobs(council, 'send-response');
