/**
 * Identity Platform in tests. Its client keeps the first `fetch` that it finds, and so the answers of the file that ran
 * first in a worker: every file has it answered from here.
 */
import type { Answer, Asked } from './serve.ts';

/** What a council says of it. */
export const firebase = { authTenantId: 'newcastle', emulators: { auth: 'localhost:9' } };

const idToken = `e30.${btoa(JSON.stringify({ iat: 1, exp: 9_999_999_999 }))}.e30`;
let refusal: string | undefined;

/** Has it refuse whoever signs in, by one of its codes; undefined: it takes everybody. */
export function refuseSignIn(code: string | undefined): void {
  refusal = code;
}

/** Its answer; undefined to what is not asked of it. */
export function identityAnswer({ path }: Asked): Answer | undefined {
  if (path.includes('signInWithPassword'))
    return refusal
      ? { status: 400, json: { error: { code: 400, message: refusal } } }
      : { json: { localId: 'u', idToken, refreshToken: 'r', expiresIn: '3600' } };
  return path.includes('accounts:lookup')
    ? { json: { users: [{ localId: 'u', tenantId: firebase.authTenantId }] } }
    : undefined;
}
