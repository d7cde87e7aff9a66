import { Storage } from '@google-cloud/storage';
import { EventEmitter } from 'node:events';
import { config } from './config.ts';

/** The client of Cloud Storage: on the project's own credentials, or locally with the key made at first start. */
export function openStorage(): Storage {
  const { projectId, signingKeyFile } = config();
  // Its uploads put eleven listeners on a stream, one more than Node.js takes for no mistake.
  EventEmitter.defaultMaxListeners = Math.max(EventEmitter.defaultMaxListeners, 20);
  return new Storage({ projectId, ...(signingKeyFile ? { keyFilename: signingKeyFile } : {}) });
}
