import { config } from '../../../platform/config.ts';
import type { Council } from '../../../platform/testing/council.ts';

/** What Identity Platform lets people do to their own identity with the web key, past our endpoints. */
export type OwnCall = 'accounts:update' | 'accounts:sendOobCode' | 'accounts:delete';

const emulator = () => `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;

/** One such call by whoever has this ID token; gives the ID token to go on with. */
export async function asOneself(
  call: OwnCall,
  idToken: string,
  body: Record<string, unknown>,
): Promise<string> {
  const response = await fetch(
    `${emulator()}/identitytoolkit.googleapis.com/v1/${call}?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, idToken, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
  return ((await response.json()) as { idToken?: string }).idToken ?? idToken;
}

/** Opens the newest link that Identity Platform itself mailed to an address of this council. */
export async function openLinkMailedTo(council: Council, email: string): Promise<void> {
  const project = config().projectId;
  const listed = await fetch(
    `${emulator()}/emulator/v1/projects/${project}/tenants/${council.authTenantId}/oobCodes`,
  );
  const { oobCodes } = (await listed.json()) as {
    oobCodes: { email: string; newEmail?: string; oobLink: string }[];
  };
  const link = oobCodes.findLast(({ email: to, newEmail }) => (newEmail ?? to) === email)?.oobLink;
  if (!link) throw new Error(`No link was mailed to ${email}`);
  const opened = await fetch(link);
  if (!opened.ok) throw new Error(`${link}: ${await opened.text()}`);
}

/** An ID token of somebody whom Microsoft vouches for with this e-mail. */
export async function asMicrosoft(council: Council, email: string): Promise<string> {
  const claims = { sub: email, email, email_verified: true };
  const response = await fetch(
    `${emulator()}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        tenantId: council.authTenantId,
        requestUri: 'http://localhost',
        returnSecureToken: true,
        postBody: new URLSearchParams({
          id_token: JSON.stringify(claims),
          providerId: 'microsoft.com',
        }).toString(),
      }),
    },
  );
  const { idToken } = (await response.json()) as { idToken?: string };
  if (!idToken) throw new Error(`signInWithIdp: ${response.status}`);
  return idToken;
}
