/** Handles one export job and ends: a process for a test to kill half-way. Its message comes from the parent. */
import { jobs } from '../../../../jobs.ts';
import { handleMessage } from '../../../../platform/jobs.ts';
import type { JobMessage } from '../../../../platform/outbox.ts';

process.on('message', (message: JobMessage) => {
  void handleMessage(jobs, message).then(() => process.exit(0));
});
process.send?.('ready');
