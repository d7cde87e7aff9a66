/** What people read beside a scenario's fields. */
export const scenarioMessages = {
  nameRequired: 'Scenario name is required',
  nameTooLong: 'Scenario name must be at most 100 characters',
  nameTaken: 'The site already has a scenario with this name',
  unknownField: (name: string) => `Unknown property: ${name}`,
  fixedField: 'This field cannot be changed',
  baseStays: 'The base of a site cannot be deleted',
  baseIsTheSite: 'The base is the site itself: edit the site instead',
  renamedLabel: 'Scenario name',
  tooMany: (most: number) => `A site has at most ${most} scenarios`,
  historyLabel: (name: string) => `Scenario ${name}`,
  created: 'Created',
  deleted: 'Deleted',
  notAnObject: 'Must be an object of values by property name',
} as const;
