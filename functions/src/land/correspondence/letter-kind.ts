import type { RecordKind } from '../../records/search/record-kind.ts';

export const letterKind = {
  entity: 'correspondence',
  unit: 'sites',
} as const satisfies RecordKind;
