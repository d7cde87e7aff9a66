import type { ChangeRules } from '../../../platform/changed.ts';

/** What follows a change of map layers: what their tiles carry follows their style. */
export const layerRecords: ChangeRules<string> = { entity: 'layer', layersOf: (ids) => ids };
