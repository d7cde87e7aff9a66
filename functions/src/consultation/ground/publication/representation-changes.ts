import { lapseApprovals } from './lapse-approvals.ts';
import { keptChanges, type KeptRecords } from '../../../records/kept/kept-records.ts';
import { representationKind } from '../../../records/kept/record-kinds.ts';

/** What follows a change of representations, or of what they show. */
export const representationChanges: KeptRecords['changes'] = {
  ...keptChanges(representationKind.entity),
  follow: lapseApprovals,
};
