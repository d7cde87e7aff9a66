import { readObject } from '../../../platform/bucket-objects.ts';
import type { Tx } from '../../../platform/db.ts';
import { type FileRow } from '../../../records/files/queries/files.ts';
import { objectName } from '../../../records/files/object-name.ts';
import type { EditionPicture } from '../../ground/documents/edition.ts';
import { documentFileOwner } from '../../ground/documents/pictures/document-file-owner.ts';
import { pictureKey, type PictureUse } from '../../ground/documents/pictures/picture-use.ts';
import { picturesIn, typesWithPictures } from '../../ground/documents/pictures/pictures-in.ts';
import { draftedOf } from '../drafted.ts';
import type { EditionFile } from '../maps/resolve-map.ts';
import { readWhole } from '../read-draft.ts';
import { cutPicture } from './cut-picture.ts';
import { documentTurn, pictureTurn } from './cutting-turns.ts';
import { findPictures } from './find-pictures.ts';

/** Pictures made for an edition, with their files, by `pictureKey`. */
export type MadePictures = ReadonlyMap<
  string,
  { shown: EditionPicture['files']; files: EditionFile[] }
>;

/** A picture that is to be made. */
interface Wanted {
  use: PictureUse;
  file: FileRow;
}

/** Which pictures a draft would be published with. Throws not-found. */
export async function findWanted(tx: Tx, documentId: number): Promise<Wanted[]> {
  const { blocks } = draftedOf(await readWhole(tx, documentId, typesWithPictures));
  const found = await findPictures(tx, documentId, blocks);
  const uses = new Map(blocks.flatMap(picturesIn).map((use) => [pictureKey(use), use]));
  return [...uses.values()].flatMap((use) => {
    const file = found.get(use.fileId);
    return file?.state === 'clean' ? [{ use, file }] : [];
  });
}

/**
 * Cuts the pictures of a document to what editions show of them. Reads the store. Throws unavailable (503 with
 * Retry-After) where too many documents of the council wait for theirs.
 */
export const makePictures = async (
  shortName: string,
  wanted: readonly Wanted[],
  widths?: readonly number[],
): Promise<MadePictures> =>
  wanted.length === 0
    ? new Map()
    : documentTurn(() => makeEach(shortName, wanted, widths), shortName);

async function makeEach(
  shortName: string,
  wanted: readonly Wanted[],
  widths?: readonly number[],
): Promise<MadePictures> {
  const made = new Map<string, { shown: EditionPicture['files']; files: EditionFile[] }>();
  for (const { use, file } of wanted) {
    const name = objectName(shortName, documentFileOwner, file);
    const key = pictureKey(use);
    const cut = await pictureTurn(
      async () =>
        cutPicture(await readObject({ bucket: 'clean', name }), file.content_type, use, widths),
      shortName,
    );
    const named = cut.map((each) => ({ ...each, name: fileName(key, each) }));
    made.set(key, {
      shown: named.map(({ name, width, height }) => ({ name, width, height })),
      files: named.map(({ name, contentType, body }) => ({ name, contentType, body })),
    });
  }
  return made;
}

const fileName = (key: string, { width, contentType }: { width: number; contentType: string }) =>
  `pictures/${key}-${width}.${contentType === 'image/png' ? 'png' : 'jpg'}`;
