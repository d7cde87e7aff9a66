import { lookAtContactChanges, undoContactChanges } from '@calls/consultation/contacts/contract.ts';

/** What looks at a change of many contacts, and takes it back. */
export const contactBulk = { look: lookAtContactChanges, undo: undoContactChanges };
