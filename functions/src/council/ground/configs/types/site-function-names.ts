/**
 * The only functions that a site-features configuration may name (`functionOnSave`, `functionName`). Each is in
 * site-functions/functions/ and described in docs/site-functions.md.
 */
export const siteFunctionNames = [
  'copy_capacity',
  'copy_min_net_dwellings',
  'copy_suitable_area',
  'recalculate_capacity',
  'stamp_last_updated',
  'sum_years',
  'update_net_density',
] as const;

export type SiteFunctionName = (typeof siteFunctionNames)[number];

/** Whether a configuration may name it. */
export const isSiteFunction = (name: string): name is SiteFunctionName =>
  (siteFunctionNames as readonly string[]).includes(name);
