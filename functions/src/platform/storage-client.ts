import { Storage } from '@google-cloud/storage';
import { readFileSync } from 'node:fs';
import { config } from './config.ts';

/** The client of Cloud Storage: on the project's own credentials, or locally with the key made at first start. */
export function openStorage(): Storage {
  const { projectId, signingKeyFile } = config();
  if (signingKeyFile === undefined) return new Storage({ projectId });
  const { client_email, private_key } = JSON.parse(readFileSync(signingKeyFile, 'utf8')) as Record<
    string,
    string
  >;
  return new Storage({
    projectId,
    credentials: { client_email: client_email ?? '', private_key: private_key ?? '' },
  });
}
