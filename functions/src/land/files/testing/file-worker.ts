/**
 * Serves the product's own calls and scans objects, until it reaches a step set by its parent and is killed there, as
 * the kernel would.
 */
import type { AddressInfo } from 'node:net';
import { apiApp } from '../../../api.ts';
import { armFailpoint, type FailpointStep } from '../../../platform/failpoint.ts';
import { scanNewObject } from '../../../files.ts';

process.on('message', ({ step, scan }: { step: FailpointStep; scan?: string }) => {
  armFailpoint({ step, victims: [process.pid] });
  if (scan === undefined) process.send?.('armed');
  else void scanNewObject(scan).then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));

const server = apiApp.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
