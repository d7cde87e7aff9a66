import { numberIn, type SiteFunction } from '../site-function.ts';

export const updateNetDensity: SiteFunction = {
  description:
    'net_density becomes optimised_unit_capacity for each hectare of suitable_area, to two decimals; empty where ' +
    'either is, or the area is 0.',
  needs: ['net_density', 'optimised_unit_capacity', 'suitable_area'],
  run: (call) => {
    const homes = numberIn(call, 'optimised_unit_capacity');
    const hectares = numberIn(call, 'suitable_area');
    const isKnown = homes !== null && hectares !== null && hectares > 0;
    return { net_density: isKnown ? Math.round((homes / hectares) * 100) / 100 : null };
  },
};
