/** Import before anything that reads the environment: sets the address of a scanner that a test starts later. */
import { freeNumbers } from '../../../../../scripts/local/ports.ts';

const [port = 0] = await freeNumbers(1);
process.env.CLAMD_HOST = '127.0.0.1';
process.env.CLAMD_PORT = String(port);

export const clamdAddress = { host: '127.0.0.1', port };
