/** Serves the product's own calls until a step or a write that its parent armed kills it as the kernel would. */
import type { AddressInfo } from 'node:net';
import { apiApp } from '../../api.ts';
import { armFailpoint, type FailpointStep } from '../failpoint.ts';
import { dieAtWrite } from './die-at-write.ts';

process.on('message', (death: { step: FailpointStep } | { write: number }) => {
  if ('write' in death) dieAtWrite(death.write);
  else armFailpoint({ step: death.step, victims: [process.pid] });
  process.send?.('armed');
});
process.on('disconnect', () => process.exit(0));

const server = apiApp.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
