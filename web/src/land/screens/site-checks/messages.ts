const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;

/** The words of the check of all sites. */
export const siteChecksMessages = {
  title: 'Check of all sites',
  intro:
    'What does not go together: fields with one another, delivery with the trajectory, homes with the capacity of what is left after constraints.',
  failed: 'The sites could not be checked',
  counts: (findings: number, withFindings: number, sites: number) =>
    findings === 0
      ? `Nothing was found in ${count(sites, 'site', 'sites')}.`
      : `${count(findings, 'finding', 'findings')} in ${withFindings.toLocaleString('en-GB')} of ${count(sites, 'site', 'sites')}`,
  toTable: 'Go to the sites table',
  table: 'What was found',
  columns: { site: 'Site', field: 'Field', message: 'What does not go together' },
  first: (shown: number, all: number) =>
    `The first ${shown.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')}`,
} as const;
