import type { ChangeRules } from '../../platform/changed.ts';
import { type EditLine, historyWriter } from '../../records/history/record-history.ts';
import { letterKind } from './letter-kind.ts';

/** What follows a change of letters. */
export const letterChanges = {
  entity: letterKind.entity,
  writeHistory: historyWriter(letterKind.entity),
} as const satisfies ChangeRules<number, EditLine>;
