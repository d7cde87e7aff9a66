import { copyCapacity, copyMinNetDwellings, copySuitableArea } from './functions/copy-fields.ts';
import { recalculateCapacityFunction } from './functions/recalculate-capacity.ts';
import { stampLastUpdated } from './functions/stamp-last-updated.ts';
import { sumYears } from './functions/sum-years.ts';
import { updateNetDensity } from './functions/update-net-density.ts';
import type { SiteFunctionName } from '../../../council/ground/configs/types/site-function-names.ts';
import type { SiteFunction } from './site-function.ts';

/** Every function under its name; one that needs another feature's work loads it when it runs. */
export const siteFunctions: Readonly<Record<SiteFunctionName, SiteFunction>> = {
  copy_capacity: copyCapacity,
  copy_min_net_dwellings: copyMinNetDwellings,
  copy_suitable_area: copySuitableArea,
  recalculate_capacity: recalculateCapacityFunction,
  stamp_last_updated: stampLastUpdated,
  sum_years: sumYears,
  update_net_density: updateNetDensity,
};
