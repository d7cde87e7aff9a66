import { siteFileOwner } from '../ground/sites/site-file-owner.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { selfLink } from './file-record.ts';
import { fileOfObject } from '../../records/files/object-name.ts';
import { findListedFile, type FileRow } from '../../records/files/queries/files.ts';

/** A listed file by id. Throws not-found, also for a file of another site. */
export async function requireFile(tx: Tx, siteId: number, id: number): Promise<FileRow> {
  const file = await findListedFile(tx, siteFileOwner, id);
  if (file?.owner_id !== siteId) throw new AppError('not-found');
  return file;
}

interface Named {
  siteId: number;
  fileName: string;
  bucketName: string;
}

/**
 * A listed file by its name, if the named bucket is the one it is in: its own kind's when clean, otherwise
 * 'unscanned' or 'quarantined'. Throws not-found.
 */
export async function requireNamedFile(tx: Tx, asked: Named): Promise<FileRow> {
  const id = /^\d{1,15}(?=-)/.exec(asked.fileName)?.[0];
  if (id === undefined) throw new AppError('not-found');
  const file = await requireFile(tx, asked.siteId, Number(id));
  if (file.name !== asked.fileName || bucketOf(file) !== asked.bucketName)
    throw new AppError('not-found');
  return file;
}

const bucketOf = ({ state, kind }: FileRow) =>
  state === 'clean' ? kind : state === 'unscanned' ? 'unscanned' : 'quarantined';

/** A listed file by its selfLink; a link to an earlier location is no longer valid. Throws not-found. */
export async function requireLinkedFile(tx: Tx, shortName: string, link: string): Promise<FileRow> {
  const [, encoded = ''] = /\/o\/([^/]+)$/.exec(link) ?? [];
  const given = fileOfObject([siteFileOwner], decoded(encoded));
  const file = given && (await findListedFile(tx, siteFileOwner, given.fileId));
  if (!file || selfLink(shortName, file) !== link) throw new AppError('not-found');
  return file;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
