const hectares = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 4 });

const pounds = (amount: number) =>
  amount.toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** What people read about a site's capacity, from the server. */
export const capacityMessages = {
  label: 'Capacity',
  homes: (n: number) => (n === 1 ? '1 home' : `${n.toLocaleString('en-GB')} homes`),
  trajectory: 'Housing trajectory',
  trajectoryOf: (homes: number, from: number, to: number) =>
    homes === 0 ? 'none' : `${homes.toLocaleString('en-GB')} homes, ${from} to ${to}`,
  inputLabels: {
    potential_plot_coverage_percent: 'Share under buildings',
    no_storeys_with_base_floor_removed: 'Storeys',
    section_106: 'Section 106',
    abnormal_costs: 'Abnormal costs',
  },
  storeysOfHomes: (storeys: number, baseFloorRemoved: boolean) =>
    baseFloorRemoved ? `${storeys}, no homes on the ground floor` : `${storeys}`,
  poundsPerHome: (amount: number) => `${pounds(amount)} per home`,
  costOf: (name: string, amount: number) => `${name} ${pounds(amount)}`,
  costsByName: 'Give one cost for each name',
  changedSince: 'Changed since',
  numberRequired: 'Enter a number',
  notNegative: 'Must not be negative',
  whole: 'Must be a whole number',
  atLeast: (least: number) => `Must be at least ${least}`,
  atMost: (most: number) => `Must be at most ${most}`,
  excludedTooLarge: (gross: number) => `Must not be more than the site's ${hectares(gross)} ha`,
  densityRequired: 'Enter the homes per hectare',
  coverageRequired: 'Enter the share under buildings',
  storeysRequired: 'Enter the storeys',
  homeSizeRequired: 'Enter the size of an average home',
  costName: 'What a cost is for has at most 200 characters',
  tooManyCosts: 'At most 100 costs',
  notUnits: 'Must be an editable field of residential units',
  nothingSaved: 'No capacity has been saved for this site yet',
  perYearTooSmall: 'Must be at least 1',
  yearTwice: 'A year appears twice',
  recalculateFailed: 'Failed to recalculate potential',
} as const;
