import { keptChanges } from './kept-records.ts';
import { representationKind } from './record-kinds.ts';

/** What follows a change of representations, or of what they show. */
export const representationChanges = keptChanges(representationKind.entity);
