import type { ChangeRules } from '../../../platform/changed.ts';

/** What follows a change of the council's tags; their sites change besides. */
export const tagRecords: ChangeRules<number> = { entity: 'tag' };
