import { findFiles, markFileDeleted } from '../../../records/files/queries/files.ts';
import { withTenant, type TenantScope, type Tx } from '../../../platform/db.ts';
import { inEachCouncil } from '../../../platform/each-council.ts';
import { holdAnyDocument } from '../../ground/documents/queries/hold-live-document.ts';
import { documentFileOwner as owner } from '../../ground/documents/pictures/document-file-owner.ts';
import {
  findLongUnused,
  findPicturedDocuments,
  findPicturesKept,
  findPicturesNotInDraft,
  noteUnused,
} from '../queries/unused-pictures.ts';

/** Long enough for whoever wants back what they took out. */
const KEPT_DAYS = 30;

/** Deletes the pictures of documents that nothing has named for 30 days, in every council. */
export const tidyPictures = (): Promise<void> =>
  inEachCouncil('tidying pictures of documents', tidyPicturesOf);

/** The same of one council. The sweep of files removes what lies in the store. */
export async function tidyPicturesOf(tenant: TenantScope): Promise<void> {
  for (const documentId of await withTenant(tenant, findPicturedDocuments)) {
    const due = await withTenant(tenant, async (tx) => {
      const unused = await findUnused(tx, documentId);
      await noteUnused(tx, documentId, unused);
      return findLongUnused(tx, unused, KEPT_DAYS);
    });
    if (due.length > 0) await withTenant(tenant, (tx) => deleteUnused(tx, documentId, due));
  }
}

/** The pictures of a document that neither its draft nor a version nor an edition names. */
async function findUnused(tx: Tx, documentId: number): Promise<number[]> {
  const left = await findPicturesNotInDraft(tx, documentId);
  // Versions are many and long: they are asked where it matters.
  if (left.length === 0) return [];
  const kept = new Set(await findPicturesKept(tx, documentId));
  return left.filter((id) => !kept.has(id));
}

/** Looks again with the document held, so that nobody uses one meanwhile. */
async function deleteUnused(tx: Tx, documentId: number, due: readonly number[]): Promise<void> {
  await holdAnyDocument(tx, documentId);
  const unused = new Set(await findUnused(tx, documentId));
  const ids = due.filter((id) => unused.has(id));
  for (const file of await findFiles(tx, owner, ids))
    if (await markFileDeleted(tx, owner, file.id)) await owner.announce(tx, null, file);
}
