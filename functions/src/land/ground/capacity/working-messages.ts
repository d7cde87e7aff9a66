/** How a capacity is told: its steps, its years and their sums. */
export const capacityWorkingMessages = {
  monitoringYear: (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`,
  sums: {
    years1To5: (from: number) => `Years 1 to 5 (from ${from})`,
    years6To10: () => 'Years 6 to 10',
    years11To15: () => 'Years 11 to 15',
    later: () => 'Later',
    total: () => 'Total',
  },
  roundedDown: (exact: string) => `${exact}, rounded down`,
  step: {
    left: 'Area that can be built on',
    net: 'Net developable area',
    footprint: 'Area under buildings',
    floorspace: 'Floorspace of homes',
    homes: 'Homes',
    density: 'Net density',
    section106: 'Section 106',
    abnormals: 'Abnormal costs',
    costs: 'Total costs',
    perHome: 'Cost per home',
  },
} as const;
