import type { AuthBlockingEvent } from 'firebase-functions/v2/identity';
import { describe, expect, it } from 'vitest';
import { refuseDirectSignUp } from './blocking.ts';

const signUpBy = (signInMethod: string | undefined) =>
  (signInMethod ? { credential: { signInMethod } } : {}) as AuthBlockingEvent;

describe('an account that a browser opens by itself', () => {
  it.each(['password', 'anonymous', 'phone', 'google.com', 'emailLink', undefined])(
    '%s is refused',
    (method) => {
      expect(() => refuseDirectSignUp(signUpBy(method))).toThrow('Not authorized');
    },
  );

  it.each(['microsoft.com', 'saml.council', 'oidc.council'])(
    '%s is let through to the staff check',
    (method) => {
      expect(() => refuseDirectSignUp(signUpBy(method))).not.toThrow();
    },
  );
});
