import type { RecordKind } from '../../../records/search/record-kind.ts';

export const siteKind = { entity: 'site', unit: 'sites' } as const satisfies RecordKind;
