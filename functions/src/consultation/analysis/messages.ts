/** What people read about the analysis of representations. */
export const analysisMessages = {
  measures: {
    topic: 'Topic',
    policy: 'Policy',
    attitude: 'Attitude',
    status: 'Status',
    'organisation-type': 'Organisation type',
    ward: 'Ward',
    week: 'Week of receipt',
    consultation: 'Consultation',
    late: 'Late or in time',
  },
  noValue: {
    topic: 'No topic',
    policy: 'No policy',
    attitude: 'Not stated',
    status: 'No status',
    'organisation-type': 'Individuals',
    ward: 'Not known',
    week: 'No date',
    consultation: 'None',
    late: 'Not known',
  },
  week: (monday: string) => `Week of ${monday}`,
  late: 'Late',
  inTime: 'In time',
  representations: 'Representations',
  counted: (by: string, cross?: string) =>
    `Representations by ${by.toLowerCase()}${cross ? ` and ${cross.toLowerCase()}` : ''}`,
  sameTwice: 'Choose two different things to count by',
} as const;
