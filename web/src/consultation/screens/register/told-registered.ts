import type { FlowDone } from '../../../forms/flow/flow.ts';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import { MANAGER } from '../../../records/kept/manager-place.ts';
import { undoOfRegistering } from '../../../records/kept/undo-of-registering.ts';

/** Says under which number a representation was registered, with ways to open it and to take that back. */
export const toldRegistered = (made: {
  representation: { id: number };
  bulk_id: string;
}): FlowDone => ({
  text: messages.registeredAs(made.representation.id),
  link: {
    label: messages.openRegistered,
    to: `${MANAGER}/all?representationId=${made.representation.id}`,
  },
  undo: undoOfRegistering(made.bulk_id, [made.representation.id]),
});
