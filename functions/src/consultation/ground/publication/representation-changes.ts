import { lapseApprovals } from './lapse-approvals.ts';
import { recordChanges, type RecordDefinition } from '../../../records/kept/record-definition.ts';
import { representationKind } from '../../../records/kept/record-kinds.ts';

/** What follows a change of representations, or of what they show. */
export const representationChanges: RecordDefinition['changes'] = {
  ...recordChanges(representationKind.entity),
  follow: lapseApprovals,
};
