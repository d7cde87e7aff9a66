import type { Author } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import type { FileRow } from './queries/files.ts';

/** What can become of a file, as history names it. */
export type FileAction = 'UPLOAD' | 'DELETE' | 'RESTORE' | 'QUARANTINE';

/**
 * A kind of record that has files: sites, representations, documents. The files of each are kept in a table of its own, whose
 * columns are those of `site_files`.
 */
export interface FileOwner {
  readonly table: 'site_files' | 'representation_files' | 'document_files' | 'document_attachments';
  /** The column of `table` that says whose file it is. */
  readonly column: 'site_id' | 'representation_id' | 'document_id';
  /** The table of those who have files; it says by `is_deleted` which of them exist. */
  readonly records: 'sites' | 'representations' | 'documents';
  /** Where objects lie, under the council's short name. */
  readonly folder: string;
  /** Throws where the council has no such record, and holds it so that nobody deletes it meanwhile. */
  hold(tx: Tx, id: number): Promise<void>;
  /** Holds a record, deleted or not, before its files are: where `announce` writes to the record too. */
  holdFirst?(tx: Tx, id: number): Promise<void>;
  /** Tells of a change of a file; without `action` it is news and no history. */
  announce(tx: Tx, author: Author | null, file: FileRow, action?: FileAction): Promise<void>;
}
