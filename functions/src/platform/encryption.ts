import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { config } from './config.ts';
import type { TenantScope } from './db.ts';

const VERSION = 'v1';
// A nonce of 96 bits, as NIST SP 800-38D recommends for GCM, and the full tag of 128 bits.
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM: `v1.` followed by nonce, ciphertext and tag in base64url. Only the same council can decrypt it. */
export function encryptText(tenant: Pick<TenantScope, 'mainSchema'>, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', config().encryptionKey, nonce);
  cipher.setAAD(Buffer.from(tenant.mainSchema));
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${VERSION}.${Buffer.concat(parts).toString('base64url')}`;
}

/** Decrypts what encryptText returned; undefined for anything else, including another council's. */
export function decryptText(
  tenant: Pick<TenantScope, 'mainSchema'>,
  encrypted: string,
): string | undefined {
  const [version, body, ...more] = encrypted.split('.');
  const bytes = Buffer.from(body ?? '', 'base64url');
  if (version !== VERSION || more.length > 0 || bytes.length < NONCE_BYTES + TAG_BYTES)
    return undefined;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    config().encryptionKey,
    bytes.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAAD(Buffer.from(tenant.mainSchema));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
