/** What people read about the counting of sites. */
export const aggregatedDataMessages = {
  counting: 'Counting the sites',
  counted: (sites: number) => `${sites} ${sites === 1 ? 'site' : 'sites'} counted`,
  failed: 'The sites could not be counted',
  noValue: 'N/A',
};
