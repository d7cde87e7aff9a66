import type { FlowDone } from '../../../forms/flow/flow.ts';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import { registeredUndo } from '../../ground/records/registered-undo.ts';

/** Says under which number a representation was registered, with a way to take that back. */
export const toldRegistered = (made: {
  representation: { id: number };
  bulk_id: string;
}): FlowDone => ({
  text: messages.registeredAs(made.representation.id),
  undo: registeredUndo(made.bulk_id, [made.representation.id]),
});
