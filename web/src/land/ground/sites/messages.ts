/** What people read of a site wherever it stands: its name, its scenarios, a change taken back. */
export const sharedSiteMessages = {
  site: (id: number) => `Site ${id}`,
  baseScenario: 'Base',
  noScenarios: 'This site has no other scenario',
  scenariosFailed: 'Failed to fetch scenarios',
  /** What was done, with the scenario that it was done in. */
  inScenario: (what: string, scenario: string) => `${what} in ${scenario}`,
  notTheLast:
    'It was changed again since, or a newer change of yours comes first: see the history.',
  changedMeanwhile: 'Somebody changed this meanwhile',
} as const;
