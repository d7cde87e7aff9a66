import type { FileOwner } from '../../../records/files/file-owner.ts';
import { changed } from '../../../platform/changed.ts';
import { AppError } from '../../../platform/errors.ts';
import { holdRecords } from '../../../records/kept/queries.ts';
import { representationChanges } from '../publication/representation-changes.ts';
import { representations } from '../representations/representation-records.ts';
import { attachmentMessages as messages } from './messages.ts';
import { findNumber } from './queries/attachments.ts';

/** Representations have files; history tells of them by their numbers. */
export const attachmentOwner: FileOwner = {
  table: 'representation_files',
  column: 'representation_id',
  records: 'representations',
  folder: 'attachments',
  hold: async (tx, id) => {
    const [held] = await holdRecords(tx, representations, [id]);
    if (!held) throw new AppError('not-found');
  },
  announce: async (tx, author, { id, owner_id }, action) => {
    const newValue = action && messages.became(await findNumber(tx, id), action);
    const line = { field: 'attachments', label: messages.attachments };
    await changed(tx, author, {
      of: representationChanges,
      ids: [owner_id],
      kind: 'updated',
      history: newValue === undefined ? [] : [{ ...line, newValue }],
    });
  },
};
