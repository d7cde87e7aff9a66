import type { FileRow } from '../../../records/files/queries/files.ts';
import { documentAttachmentMessages as messages } from '../../ground/documents/attachments/messages.ts';
import type { EditionAttachment } from '../../ground/documents/edition.ts';
import type { Fault } from '../../ground/documents/fault.ts';
import type { DraftAttachment } from '../contract/attachments.ts';

export const ATTACHMENT_KIND = 'document attachments';

/** A file beside a document, with what was said of it. */
export interface DocumentAttachmentRow extends FileRow {
  title: string;
  row_version: number;
  is_public: boolean;
}

/** An attachment as officers are told of it. */
export const draftAttachmentOf = (row: DocumentAttachmentRow): DraftAttachment => ({
  id: row.id,
  name: row.display_name,
  title: row.title,
  contentType: row.content_type,
  size: row.size_bytes,
  scannedStatus: row.state,
  reason: row.reason,
  userName: row.user_name,
  isPublic: row.is_public,
  row_version: row.row_version,
});

/** Why attachments cannot be published. Those of `copying` wait for their bytes. */
export const attachmentFaults = (
  rows: readonly DocumentAttachmentRow[],
  copying: readonly Pick<DocumentAttachmentRow, 'display_name'>[],
): Fault[] => [
  ...copying.map(({ display_name }) => ({
    field: 'attachments',
    message: messages.copying(display_name),
  })),
  ...rows.flatMap(({ state, display_name, reason }) => {
    if (state === 'clean') return [];
    const message =
      state === 'unscanned'
        ? messages.scanning(display_name)
        : messages.refused(display_name, reason ?? messages.unreadable);
    return [{ field: 'attachments', message }];
  }),
];

/** What is published of attachments: those that were found clean. */
export const editionAttachments = (rows: readonly DocumentAttachmentRow[]): EditionAttachment[] =>
  rows
    .filter(({ state }) => state === 'clean')
    .map(({ id, title, display_name, name, content_type, size_bytes }) => ({
      id,
      title: title || display_name,
      fileName: display_name,
      object: name,
      contentType: content_type,
      size: size_bytes,
    }));
