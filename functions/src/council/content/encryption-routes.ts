import { Router } from 'express';
import { decryptText, encryptText } from '../../platform/encryption.ts';
import { contentHandler } from './answering.ts';
import { asPayload } from './change-items.ts';
import { ContentError } from './content-error.ts';
import { policiesOf } from './policies.ts';
import { findPolicies } from './queries/policies.ts';

const MAX_TEXT_LENGTH = 10_000;
/** Base64 of the longest text in UTF-8, its nonce and its tag. */
const MAX_ENCRYPTED_LENGTH = 60_000;

/**
 * `encryption/encrypt` and `encryption/decrypt`: `{ string }` gives `{ data }`, as Directus' own
 * `utils/hash` does. Decrypting also reads /api-keys, so it is for who administers accounts; what another council encrypted cannot be read.
 */
export function encryptionRoutes(): Router {
  const router = Router();
  router.post(
    '/encryption/encrypt',
    contentHandler(async ({ request, tenant, tx, reader }) => {
      policiesOf(await findPolicies(tx, 'encryption', 'create', reader.grants));
      return { data: encryptText(tenant, 'content', textIn(request.body, MAX_TEXT_LENGTH)) };
    }),
  );
  router.post(
    '/encryption/decrypt',
    contentHandler(async ({ request, tenant, tx, reader }) => {
      policiesOf(await findPolicies(tx, 'encryption', 'read', reader.grants));
      const text = decryptText(tenant, textIn(request.body, MAX_ENCRYPTED_LENGTH));
      if (text === undefined)
        throw new ContentError('INVALID_PAYLOAD', 'This was not encrypted here.');
      return { data: text };
    }),
  );
  return router;
}

function textIn(body: unknown, longest: number): string {
  const { string } = asPayload(body);
  if (typeof string === 'string' && string !== '' && string.length <= longest) return string;
  throw new ContentError('INVALID_PAYLOAD', `It needs a string of 1 to ${longest} characters.`);
}
