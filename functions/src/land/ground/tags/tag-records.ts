import type { RecordType } from '../../../platform/changed.ts';

/** What follows a change of the council's tags; their sites change besides. */
export const tagRecords: RecordType<number> = { entity: 'tag' };
