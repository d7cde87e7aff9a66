import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { responses } from '../ground/responses/response-records.ts';
import { changeRecord } from '../../records/kept/change-records.ts';
import { noteApproval } from './queries/deliveries.ts';

/** Throws not-found, changed-meanwhile, and payload-invalid for somebody who wrote any of it. */
export async function approve(
  tx: Tx,
  actor: Actor,
  { id, row_version: rowVersion }: { id: number; row_version: number },
): Promise<void> {
  const values = { state: 'Approved', approved_by: actor.displayName };
  await changeRecord(tx, actor, responses, id, { rowVersion, values });
  await noteApproval(tx, id);
}

/** Makes it a draft again. Throws not-found, changed-meanwhile, and payload-invalid for one that was sent. */
export async function withdraw(
  tx: Tx,
  actor: Actor,
  { id, row_version: rowVersion }: { id: number; row_version: number },
): Promise<void> {
  const values = { state: 'Draft', approved_by: null };
  await changeRecord(tx, actor, responses, id, { rowVersion, values });
}
