import type { RecordKind } from '../search/record-kind.ts';

export const siteKind = { entity: 'site', unit: 'sites' } as const satisfies RecordKind;
