/** What people read about the analysis of representations. */
export const analysisMessages = {
  sheetName: 'Counts',
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
    theme: 'Theme',
    campaign: 'Campaign',
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
    theme: 'No theme',
    campaign: 'No campaign',
  },
  week: (monday: string) => `Week of ${monday}`,
  late: 'Late',
  inTime: 'In time',
  representations: 'Representations',
  counted: (by: string, cross?: string) =>
    `Representations by ${by.toLowerCase()}${cross ? ` and ${cross.toLowerCase()}` : ''}`,
  nameRequired: 'Please enter the name',
  textTooLong: (most: number) => `Must be at most ${most.toLocaleString('en-GB')} characters`,
  making: (title: string) => `Making ${title}`,
  makingVolume: (done: number, total: number) => `${done} of ${total} volumes`,
  unchecked: 'Not yet checked for personal details',
  noLongerPublic: 'Something in it is no longer public as it stands there. Make the report again.',
  reportMade: (volumes: number, until: string) =>
    volumes === 1
      ? `The report is ready. Kept until ${until}`
      : `The report is ready in ${volumes} volumes. Kept until ${until}`,
  cancelled: 'Cancelled',
  reportFailed: 'The report could not be made. Try again',
  noInvitation: 'There is no such consultation',
  nameTooLong: (most: number) => `Must be at most ${most} characters`,
  unknownTheme: 'There is no such theme in this consultation',
  campaign: (number: number) => `Campaign ${number}`,
  findingCampaigns: 'Looking for near-identical representations',
  findingThemes: 'Looking for themes',
  notFound: 'The texts could not be compared',
  campaignsFound: (groups: number, additions: number) =>
    [
      groups === 1
        ? '1 group of near-identical representations'
        : `${groups} groups of near-identical representations`,
      ...(additions > 0 ? [`${additions} more for confirmed campaigns`] : []),
    ].join(', '),
  themesFound: (count: number) => (count === 1 ? '1 theme proposed' : `${count} themes proposed`),
  sameTwice: 'Choose two different things to count by',
} as const;
