import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Representation } from './representation-schema.ts';
import { findRepresentation } from './queries/representation.ts';

/** Throws not-found. */
export async function requireRepresentation(tx: Tx, id: number): Promise<Representation> {
  const found = await findRepresentation(tx, id);
  if (!found) throw new AppError('not-found');
  return found;
}
