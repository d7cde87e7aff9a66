import type { FlowDone } from '../../../forms/flow/flow.ts';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import { undoOfRegistering } from '../../ground/records/undo-of-registering.ts';

/** Says under which number a representation was registered, with a way to take that back. */
export const toldRegistered = (made: {
  representation: { id: number };
  bulk_id: string;
}): FlowDone => ({
  text: messages.registeredAs(made.representation.id),
  undo: undoOfRegistering(made.bulk_id, [made.representation.id]),
});
