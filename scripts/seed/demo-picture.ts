import { randomUUID } from 'node:crypto';
import type { DemoPicture } from '../../emulator-data/consultation/street.ts';
import { documentFileOwner } from '../../functions/src/consultation/ground/documents/pictures/document-file-owner.ts';
import { writeClean } from '../../functions/src/records/files/clean-object.ts';
import { objectName } from '../../functions/src/records/files/object-name.ts';
import {
  findFiles,
  insertFiles,
  setArrivedAt,
} from '../../functions/src/records/files/queries/files.ts';
import { recordVerdict } from '../../functions/src/records/files/queries/scans.ts';
import type { Tx } from '../../functions/src/platform/db.ts';

interface PictureOf {
  shortName: string;
  documentId: number;
  accountId: number;
  picture: DemoPicture;
}

/**
 * Gives a document its picture as an upload that was found clean: drawn by us, it needs no scan, and publishing does
 * not wait for one. Gives its id; null where no store answers, as when a database is seeded by itself.
 */
export async function addDemoPicture(tx: Tx, of: PictureOf): Promise<number | null> {
  if (!(await storeAnswers())) return null;
  const { shortName, documentId, accountId, picture } = of;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(picture.svg)).png({ palette: true }).toBuffer();
  const [id = 0] = await insertFiles(tx, documentFileOwner, {
    ownerId: documentId,
    kind: 'documents',
    upload: randomUUID(),
    actor: { accountId, displayName: 'Demo Officer' },
    files: [
      { safeName: picture.name, shownName: picture.name, type: 'image/png', size: bytes.length },
    ],
  });
  await setArrivedAt(tx, documentFileOwner, id);
  await recordVerdict(tx, documentFileOwner, id, {
    state: 'clean',
    reason: null,
    size: bytes.length,
  });
  const [file] = await findFiles(tx, documentFileOwner, [id]);
  if (file) await writeClean(objectName(shortName, documentFileOwner, file), bytes, 'image/png');
  return id;
}

/** Only an emulator's: demo data goes into no real store. */
async function storeAnswers(): Promise<boolean> {
  const host = process.env.STORAGE_EMULATOR_HOST;
  if (!host) return false;
  return fetch(host).then(
    () => true,
    () => false,
  );
}
