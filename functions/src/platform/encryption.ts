import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { config } from './config.ts';
import type { TenantScope } from './db.ts';

const VERSION = 'v2';
// A nonce of 96 bits, as NIST SP 800-38D recommends for GCM, and the full tag of 128 bits.
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Council = Pick<TenantScope, 'mainSchema'>;

/** What an encrypted text is for, and which of its kind, such as `api-key-mapbox`. */
export type Purpose = 'content' | 'opening' | `api-key-${string}`;

/**
 * AES-256-GCM: `v2.`, the purpose, and nonce, ciphertext and tag in base64url. Only the same council can decrypt it,
 * and it cannot pass for one of another purpose.
 */
export function encryptText(tenant: Council, purpose: Purpose, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', config().encryptionKey, nonce);
  cipher.setAAD(boundTo(tenant, purpose));
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${VERSION}.${purpose}.${Buffer.concat(parts).toString('base64url')}`;
}

/** Decrypts what encryptText returned; undefined for anything else, including another council's. */
export function decryptText(tenant: Council, encrypted: string): string | undefined {
  const [version, purpose = '', body, ...more] = encrypted.split('.');
  const bytes = Buffer.from(body ?? '', 'base64url');
  if (version !== VERSION || more.length > 0 || bytes.length < NONCE_BYTES + TAG_BYTES)
    return undefined;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    config().encryptionKey,
    bytes.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAAD(boundTo(tenant, purpose));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function boundTo({ mainSchema }: Council, purpose: string): Buffer {
  return Buffer.from(`${mainSchema}.${purpose}`);
}
