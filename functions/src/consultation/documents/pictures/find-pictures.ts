import { type FileRow, findFiles } from '../../../records/files/queries/files.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import type { TypedBlock } from '../../ground/documents/kinds.ts';
import type { Fault } from '../../ground/documents/fault.ts';
import { documentFileOwner } from '../../ground/documents/pictures/document-file-owner.ts';
import { pictureMessages as messages } from '../../ground/documents/pictures/messages.ts';
import { picturesIn } from '../../ground/documents/pictures/pictures-in.ts';

/** Pictures of one document by their ids. */
export type FoundPictures = ReadonlyMap<number, FileRow>;

/** Those pictures of blocks that the document has, whatever their state. */
export async function findPictures(
  tx: Tx,
  documentId: number,
  blocks: readonly TypedBlock[],
): Promise<FoundPictures> {
  const ids = new Set(blocks.flatMap(picturesIn).map(({ fileId }) => fileId));
  if (ids.size === 0) return new Map();
  const files = await findFiles(tx, documentFileOwner, [...ids]);
  const own = files.filter((file) => file.owner_id === documentId && file.deleted_at === null);
  return new Map(own.map((file) => [file.id, file]));
}

/** Throws payload-invalid where a block names a picture that its document does not have. */
export async function requirePictures(
  tx: Tx,
  documentId: number,
  block: TypedBlock,
): Promise<void> {
  const found = await findPictures(tx, documentId, [block]);
  const unknown = picturesIn(block).find(({ fileId }) => !found.has(fileId));
  if (unknown) throw invalidField(`content.${unknown.field}`, messages.unknown);
}

/** Why pictures of a block cannot be published. */
export const pictureFaults = (block: TypedBlock, found: FoundPictures): Fault[] =>
  picturesIn(block).flatMap(({ fileId, field }) => {
    const message = faultOf(found.get(fileId));
    return message === undefined ? [] : [{ field, message }];
  });

function faultOf(file: FileRow | undefined): string | undefined {
  if (!file) return messages.unknown;
  if (file.arrived_at === null) return messages.notArrived;
  if (file.state === 'unscanned') return messages.scanning;
  if (file.state === 'clean') return undefined;
  return messages.refused(file.reason ?? messages.unreadable);
}
