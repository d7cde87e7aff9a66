import { randomUUID } from 'node:crypto';
import { config } from '../config.ts';

const HOURS_12 = 43_200;

export interface Minted {
  authTenantId: string;
  uid: string;
  /** Seconds since 1970; now unless given. */
  signedInAt?: number;
  expiresAt?: number;
}

/**
 * A session cookie as the Auth emulator makes them (unsigned), so that a test signs in through the
 * back door. It opens nothing outside an emulator: real cookies are signed by Google.
 */
export function mintCookie({ authTenantId, uid, signedInAt, expiresAt }: Minted): string {
  const now = Math.floor(Date.now() / 1000);
  const begun = signedInAt ?? now;
  const { projectId } = config();
  const claims = {
    iss: `https://session.firebase.google.com/${projectId}`,
    aud: projectId,
    auth_time: begun,
    user_id: uid,
    sub: uid,
    iat: begun,
    // Each is a session of its own, though made within the same second.
    jti: randomUUID(),
    exp: expiresAt ?? now + HOURS_12,
    firebase: { identities: {}, sign_in_provider: 'custom', tenant: authTenantId },
  };
  return [{ alg: 'none', typ: 'JWT' }, claims].map(encoded).join('.') + '.';
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
