import type { RecordType } from '../../../platform/changed.ts';

/** What follows a change of map layers: what their tiles carry follows their style. */
export const layerRecords: RecordType<string> = { entity: 'layer', layersOf: (ids) => ids };
