import type { ChangeRules } from '../../../platform/changed.ts';
import { sitesLayerId } from '../layers/sites-layer.ts';

/** What follows a change of lists of sites: tiles under a list's filter show its members. */
export const listRecords: ChangeRules<number> = {
  entity: 'site-list',
  layersOf: () => [sitesLayerId],
};
