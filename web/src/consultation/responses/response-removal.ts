import {
  listDeletedResponses,
  lookAtResponseChanges,
  undoResponseChanges,
  removeResponses,
  restoreResponses,
} from '@calls/consultation/responses/contract.ts';
import type { RecordRemoval } from '../../records/kept/use-record-removal.tsx';
import { responsePanelMessages as messages } from './messages.ts';

/** How responses are deleted and brought back. */
export const RESPONSE_REMOVAL: RecordRemoval = {
  remove: removeResponses,
  restore: restoreResponses,
  deleted: listDeletedResponses,
  bulk: { look: lookAtResponseChanges, undo: undoResponseChanges },
  plural: 'responses',
  title: messages.deleteTitle,
  question: messages.deleteQuestion,
  removed: messages.deleted,
  restored: messages.restored,
  failure: messages.deleteFailed,
};
