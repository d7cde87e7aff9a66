import type { TenantScope } from '../../../platform/db.ts';
import { decryptText, encryptText, type Purpose } from '../../../platform/encryption.ts';

const PURPOSE: Purpose = 'opening';
/** In place of an account where nobody is logged in. */
export const NOBODY = 0;

/** That an account opened a document, by the clock of the database. */
export interface Opening {
  documentId: number;
  accountId: number;
  /** ISO. */
  at: string;
}

/** An opening as it travels with the page: nobody else can make or change one. */
export const sealedOpening = (tenant: TenantScope, { documentId, accountId, at }: Opening) =>
  encryptText(tenant, PURPOSE, JSON.stringify([documentId, accountId, at]));

/**
 * When a sealed opening was made; undefined for one of another account, document or council, and anything else. Many
 * read before they log in: what was opened by nobody's account counts for every one.
 */
export function openedAt(
  tenant: TenantScope,
  { documentId, accountId }: Omit<Opening, 'at'>,
  sealed: string | undefined,
): Date | undefined {
  if (sealed?.split('.')[1] !== PURPOSE) return undefined;
  const text = decryptText(tenant, sealed);
  if (text === undefined) return undefined;
  const [ofDocument, ofAccount, at] = JSON.parse(text) as [number, number, string];
  return ofDocument === documentId && [accountId, NOBODY].includes(ofAccount)
    ? new Date(at)
    : undefined;
}

/** The opening that the page has already, or a new one: a page that asks again was not opened again. */
export const keptOpening = (tenant: TenantScope, now: Opening, before: string | undefined) =>
  before !== undefined && openedAt(tenant, now, before) ? before : sealedOpening(tenant, now);
