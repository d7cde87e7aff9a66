import type { ChangeRules } from '../../platform/changed.ts';
import { type EditLine, historyWriter } from '../ground/history/record-history.ts';

/** What follows a change of letters. */
export const letterChanges = {
  entity: 'correspondence',
  writeHistory: historyWriter('correspondence'),
} as const satisfies ChangeRules<number, EditLine>;
