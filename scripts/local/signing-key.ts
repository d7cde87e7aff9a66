import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA, PROJECT } from './paths.ts';

/**
 * File in the form of a service account with a key pair generated here, at the first start. Signing the address of a
 * file needs some key; without one the storage client would look for Google's over the network.
 */
export function signingKeyFile(): string {
  const file = path.join(DATA, 'keys/signing.json');
  if (existsSync(file)) return file;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  mkdirSync(path.dirname(file), { recursive: true });
  const account = {
    client_email: `local@${PROJECT}.iam.gserviceaccount.com`,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(file, JSON.stringify(account), { mode: 0o600 });
  return file;
}
