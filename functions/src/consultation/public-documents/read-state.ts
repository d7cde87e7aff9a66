import { withPublic } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { findState } from './queries.ts';
import { toldState } from './state-words.tsx';

/** What pages that are open ask for each minute. */
export interface DocumentState {
  edition: number;
  /** Null where it belongs to no consultation. */
  consultation: { word: string; look: 'to-come' | 'open' | 'closed'; deadline: string } | null;
}

/** Which edition of a document is public, and whether it can be answered. Throws not-found. */
export async function readState(tenant: Tenant, id: number): Promise<DocumentState> {
  const found = await withPublic(tenant, (tx) => findState(tx, id));
  if (!found) throw new AppError('not-found');
  const { edition, consultation } = found;
  return { edition, consultation: consultation && toldState(consultation) };
}
