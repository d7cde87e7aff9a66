import { Storage } from '@google-cloud/storage';
import { EventEmitter } from 'node:events';
import { config } from './config.ts';

/** The Cloud Storage client: with the project's own credentials, or locally with the key made at first start. */
export function openStorage(): Storage {
  const { projectId, signingKeyFile } = config();
  // Its uploads add eleven listeners to a stream, one more than Node.js accepts without a warning.
  EventEmitter.defaultMaxListeners = Math.max(EventEmitter.defaultMaxListeners, 20);
  return new Storage({ projectId, ...(signingKeyFile ? { keyFilename: signingKeyFile } : {}) });
}
