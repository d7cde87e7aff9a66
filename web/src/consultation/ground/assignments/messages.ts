/** What people read where work is given to officers. */
export const assignmentMessages = {
  title: 'Assigned to',
  nobody: 'Nobody yet',
  add: 'Assign an officer',
  remove: (name: string) => `Take it from ${name}`,
  none: 'No officer is called so',
  failed: 'Failed to assign',
  loadFailed: 'Failed to load who it is assigned to',
  officersFailed: 'Failed to load officers',
} as const;
