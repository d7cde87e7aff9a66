/** Handles one job until a write that its parent names kills it as the kernel would. */
import { jobs } from '../jobs.ts';
import { handleMessage } from '../platform/jobs.ts';
import type { JobMessage } from '../platform/outbox.ts';
import { dieAtWrite } from '../platform/testing/die-at-write.ts';

process.on('message', ({ write, message }: { write: number; message: JobMessage }) => {
  dieAtWrite(write);
  void handleMessage(jobs, message).then(() => process.exit(0));
});
process.send?.('ready');
