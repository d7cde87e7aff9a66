import { findFiles, markFileDeleted, type FileRow } from '../../../records/files/queries/files.ts';
import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { documentChanges } from '../../ground/documents/document-changes.ts';
import { holdAnyDocument } from '../../ground/documents/queries/hold-live-document.ts';
import { documentFileOwner as owner } from '../../ground/documents/pictures/document-file-owner.ts';
import { pictureMessages as messages } from '../../ground/documents/pictures/messages.ts';
import {
  deletePictureFiles,
  filesOfPicture,
  findEditionsShowing,
  rewriteEdition,
} from '../queries/erased-pictures.ts';

/**
 * Takes a picture out of a document for good: out of every edition there ever was, the public one included, so that
 * nothing can be opened any more but what history says of it. Gives the file, whose bytes are still to be removed, and
 * how many editions showed it. Throws not-found.
 */
export async function eraseEverywhere(
  tx: Tx,
  actor: Actor,
  documentId: number,
  fileId: number,
): Promise<{ file: FileRow; editions: number }> {
  await holdAnyDocument(tx, documentId);
  const [file] = await findFiles(tx, owner, [fileId]);
  if (file?.owner_id !== documentId || !(await markFileDeleted(tx, owner, fileId)))
    throw new AppError('not-found');
  const shown = await findEditionsShowing(tx, documentId, fileId);
  for (const { edition, content } of shown)
    await rewriteEdition(tx, documentId, edition, withoutFiles(content, filesOfPicture(fileId)));
  await deletePictureFiles(tx, documentId, fileId);
  const newValue = messages.erased(file.display_name, shown.length);
  await changed(tx, actor, {
    of: documentChanges,
    ids: [documentId],
    kind: 'updated',
    history: [{ field: 'pictures', label: messages.pictures, newValue }],
  });
  return { file, editions: shown.length };
}

/** An edition in which no image and no option names a file that begins so. */
function withoutFiles<Part>(part: Part, begin: string): Part {
  const rid = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !isFile(each, begin)).map(rid);
    if (typeof value === 'string') return value.startsWith(begin) ? '' : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rid(each)]));
  };
  return rid(part) as Part;
}

const isFile = (value: unknown, begin: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.startsWith(begin);
