/** What exports say to people. */
export const exportMessages = {
  idsOrFilters: 'Give either site_ids or filters',
  idsOrSelection: 'Give either site_ids or a selection',
  unknownField: (name: string) => `Unknown field: ${name}`,
  exporting: (file: string) => `Exporting ${file}`,
  exported: (sites: number) =>
    `${sites.toLocaleString('en-GB')} ${sites === 1 ? 'site' : 'sites'} exported`,
};
