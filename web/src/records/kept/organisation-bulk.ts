import {
  lookAtOrganisationChanges,
  undoOrganisationChanges,
} from '@calls/consultation/organisations/contract.ts';

/** What looks at a change of many organisations, and takes it back. */
export const organisationBulk = { look: lookAtOrganisationChanges, undo: undoOrganisationChanges };
