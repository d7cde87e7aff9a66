import type { SiteFunction } from '../site-function.ts';

const copy = (from: string, to: readonly string[], description: string): SiteFunction => ({
  description,
  needs: [from, ...to],
  run: ({ values }) => Object.fromEntries(to.map((name) => [name, values[from] ?? null])),
});

export const copySuitableArea = copy(
  'size_ha',
  ['suitable_area'],
  'The whole site is suitable: suitable_area becomes size_ha.',
);

export const copyCapacity = copy(
  'optimised_unit_capacity',
  ['net_dwellings_from', 'net_dwellings_to'],
  'The register’s range is the capacity: net_dwellings_from and net_dwellings_to become optimised_unit_capacity.',
);

export const copyMinNetDwellings = copy(
  'net_dwellings_from',
  ['min_net_dwellings'],
  'min_net_dwellings becomes net_dwellings_from, as the brownfield register of 2017 wants it.',
);
