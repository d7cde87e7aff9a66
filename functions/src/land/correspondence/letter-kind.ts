import type { RecordKind } from '../ground/search/record-kind.ts';

export const letterKind = {
  entity: 'correspondence',
  unit: 'sites',
} as const satisfies RecordKind;
