import { objectName } from '../../records/files/object-name.ts';
import { findListedFile, type FileRow } from '../../records/files/queries/files.ts';
import { UnreadableFile } from '../../records/imports/findings.ts';
import type { Actor } from '../../platform/actor.ts';
import { readObject } from '../../platform/bucket-objects.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, type FieldErrors, invalidField } from '../../platform/errors.ts';
import { attachmentOwner } from '../ground/attachments/attachment-owner.ts';
import { attachmentMessages as messages } from '../ground/attachments/messages.ts';
import { findNumber } from '../ground/attachments/queries/attachments.ts';
import { takeFromPublic } from '../ground/publication/queries/published-attachments.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import { lapseApproval } from '../ground/texts/queries/approval.ts';
import type { AttachmentBox } from './contract.ts';
import { findLatestCopy, insertCopy } from './queries/copies.ts';

const MAX_PAGES = 200;
/** Sums of parts of a page, as computers add them. */
const ROUNDING = 1e-6;

interface Asked {
  id: number;
  fileId: number;
}

/** A clean attachment that can be read. Throws not-found, also for one of another representation. */
export async function requireClean(tx: Tx, { id, fileId }: Asked): Promise<FileRow> {
  const file = await findListedFile(tx, attachmentOwner, fileId);
  if (file?.owner_id !== id || file.state !== 'clean') throw new AppError('not-found');
  return file;
}

/** How many pages a clean attachment has. Throws payload-invalid for one that cannot be copied. */
export async function countPages(shortName: string, file: FileRow): Promise<number> {
  if (file.content_type !== 'application/pdf') return 1;
  const bytes = await readObject({
    bucket: 'clean',
    name: objectName(shortName, attachmentOwner, file),
  });
  const { redactInSubprocess } = await import('./redacting/redact-in-subprocess.ts');
  try {
    const { pages } = await redactInSubprocess({ contentType: file.content_type, bytes });
    if (pages <= MAX_PAGES) return pages;
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalidField('boxes', error.message);
    throw error;
  }
  throw invalidField('boxes', messages.tooManyPages(MAX_PAGES));
}

/** Throws payload-invalid naming each box that is on no page, or not wholly on its own. */
export function checkBoxes(boxes: readonly AttachmentBox[], pages: number): void {
  const fields: FieldErrors = {};
  for (const [at, { page, x, y, width, height }] of boxes.entries()) {
    if (page > pages) fields[`boxes[${at}].page`] = messages.noSuchPage;
    else if (x + width > 1 + ROUNDING || y + height > 1 + ROUNDING)
      fields[`boxes[${at}]`] = messages.outside;
  }
  if (Object.keys(fields).length > 0) throw new AppError('payload-invalid', { fields });
}

/**
 * Keeps boxes as the next version and has their copy made; gives the version. The public no longer reads the former one,
 * and what was asked for or approved lapses. Throws not-found, and changed-meanwhile where somebody has saved since.
 */
export async function saveBoxes(
  tx: Tx,
  actor: Actor,
  asked: Asked,
  { boxes, version, pages }: { boxes: readonly AttachmentBox[]; version: number; pages: number },
): Promise<number> {
  await attachmentOwner.hold(tx, asked.id);
  const file = await requireClean(tx, asked);
  const latest = await findLatestCopy(tx, file.id);
  if ((latest?.version ?? 0) !== version) throw new AppError('changed-meanwhile');
  const copyId = await insertCopy(tx, {
    fileId: file.id,
    version: version + 1,
    boxes,
    pages,
    author: actor,
  });
  await takeFromPublic(tx, file.id);
  await lapseApproval(tx, asked.id);
  const newValue = messages.redacted(await findNumber(tx, file.id), version + 1);
  await changed(tx, actor, {
    of: representationChanges,
    ids: [asked.id],
    kind: 'updated',
    history: [{ field: 'attachments', label: messages.attachments, newValue }],
    jobs: [{ job: 'redact-attachment', payload: { copyId } }],
  });
  return version + 1;
}
