/** What people read on what is assigned to them. */
export const workMessages = {
  title: 'My work',
  count: (count: number) => (count === 1 ? '1 to answer' : `${count} to answer`),
  overdue: (count: number) => `${count} overdue`,
  failed: 'Failed to load your work',
  none: 'Nothing is assigned to you',
  noneHint: 'Officers assign representations and their parts in the drawer of each.',
  toTable: 'Go to the representations',
  reference: 'Reference',
  representee: 'Representee',
  nobody: 'No representee',
  event: 'Event',
  status: 'Status',
  due: 'Response deadline',
  noDeadline: 'None',
  isOverdue: 'Overdue',
  first: (count: number) => `The first ${count} are shown.`,
} as const;
