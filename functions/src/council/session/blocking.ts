import { HttpsError, type AuthBlockingEvent } from 'firebase-functions/v2/identity';

/**
 * Refuses accounts that a browser tries to open by itself, with e-mail and password, anonymously or otherwise: our
 * endpoint opens accounts, under its limits (the admin SDK does not come through here). Staff sign in by azure or
 * saml-sso, where the provider has admitted them; their council's records decide what they may do.
 */
export function refuseDirectSignUp(event: AuthBlockingEvent): void {
  const method = event.credential?.signInMethod ?? event.additionalUserInfo?.providerId ?? '';
  if (method === 'microsoft.com' || method.startsWith('saml.') || method.startsWith('oidc.'))
    return;
  throw new HttpsError('permission-denied', 'Not authorized');
}
