import type { Attachment } from './contract.ts';
import type { FoundAttachment } from './queries/copies.ts';

/** An attachment as the calls return it: of the file itself only to those who may read what is redacted. */
export function attachmentOf(row: FoundAttachment, mayReadOriginals: boolean): Attachment {
  const { id, number, content_type: contentType, state: scannedStatus, version, copy_state } = row;
  return {
    id,
    number,
    contentType,
    scannedStatus,
    copy:
      version === null || copy_state === null
        ? null
        : {
            version,
            state: copy_state,
            reason: row.copy_reason,
            pages: row.pages ?? 1,
            size: row.copy_size,
          },
    original: mayReadOriginals
      ? {
          name: row.name,
          size: row.size,
          reason: row.reason,
          userName: row.user_name,
          createdAt: row.created_at,
        }
      : null,
  };
}
