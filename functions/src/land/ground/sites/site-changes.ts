import type { ChangeRules } from '../../../platform/changed.ts';
import { writeSiteHistory, type SiteLine } from '../../../records/history/record-history.ts';
import { sitesLayerId } from '../layers/sites-layer.ts';
import { raiseVersions } from './queries/raise-versions.ts';

/** What follows a change of sites. Hold the sites first. */
export const siteChanges: ChangeRules<number, SiteLine> = {
  entity: 'site',
  writeHistory: writeSiteHistory,
  raiseVersions,
  layersOf: () => [sitesLayerId],
};
