/** Serves the product's own calls until a step that its parent armed kills it as the kernel would. */
import type { AddressInfo } from 'node:net';
import { apiApp } from '../../api.ts';
import { armFailpoint, type FailpointStep } from '../failpoint.ts';

process.on('message', ({ step }: { step: FailpointStep }) => {
  armFailpoint({ step, victims: [process.pid] });
  process.send?.('armed');
});
process.on('disconnect', () => process.exit(0));

const server = apiApp.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
