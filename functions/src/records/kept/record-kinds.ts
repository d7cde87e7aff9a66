import type { RecordKind } from '../search/record-kind.ts';

export const representationKind = {
  entity: 'representation',
  unit: 'representations',
} as const satisfies RecordKind;

export const contactKind = {
  entity: 'contact',
  unit: 'representations',
} as const satisfies RecordKind;

export const organisationKind = {
  entity: 'organisation',
  unit: 'representations',
} as const satisfies RecordKind;

export const responseKind = {
  entity: 'response',
  unit: 'representations',
} as const satisfies RecordKind;
