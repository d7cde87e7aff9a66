import {
  lookAtRepresentationChanges,
  undoRepresentationChanges,
} from '@calls/consultation/representations/contract.ts';

/** What looks at a change of many representations, and takes it back. */
export const representationBulk = {
  look: lookAtRepresentationChanges,
  undo: undoRepresentationChanges,
};
