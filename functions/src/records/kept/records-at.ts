import type { RecordKind } from '../search/record-kind.ts';
import { needs, yup } from '../../platform/contract.ts';
import type { Entity } from '../../platform/entities.ts';
import type { FeatureName } from '../../platform/feature-names.ts';
import { recordMessages as messages } from './messages.ts';

const MAX_SEARCH_TEXT = 200;

/** What is looked for in the texts of records. */
export const recordSearchText = yup
  .string()
  .trim()
  .max(MAX_SEARCH_TEXT, messages.searchTextTooLong(MAX_SEARCH_TEXT));

/** The records that calls are about, and the path under which the calls are. */
export interface RecordCallsAt extends RecordKind {
  feature: FeatureName;
  path: `/consultations/${string}`;
  /** As a sentence goes on: 'a contact', 'contacts'. */
  one: string;
  plural: string;
  /** What follows a change of them that is undone, deleted or restored. */
  alsoChanges?: readonly Entity[];
  /** Who else is named among those that were deleted. */
  alsoReads?: readonly Entity[];
  /** What follows where a change of many of them is taken back. */
  alsoUndone?: readonly Entity[];
}

/** What all calls have that do one thing with these records. */
export const recordCall = ({ feature, unit }: RecordCallsAt, action: 'read' | 'write' | 'delete') =>
  ({ feature, access: needs(unit, action), flag: 'consultation pages' }) as const;
