import type { ChangeRules } from '../../platform/changed.ts';

/** What follows a change of letters; its history is its site's. */
export const letterChanges: ChangeRules<number> = { entity: 'correspondence' };
