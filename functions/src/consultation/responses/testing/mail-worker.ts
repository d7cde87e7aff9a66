/** Sends one mail of a response until a step that its parent names kills it as the kernel would. */
import { jobs } from '../../../jobs.ts';
import { armFailpoint, type FailpointStep } from '../../../platform/failpoint.ts';
import { handleMessage } from '../../../platform/jobs.ts';
import type { JobMessage } from '../../../platform/outbox.ts';

process.on('message', ({ step, message }: { step: FailpointStep; message: JobMessage }) => {
  armFailpoint({ step, victims: [process.pid] });
  void handleMessage(jobs, message).then(() => process.exit(0));
});
process.send?.('ready');
