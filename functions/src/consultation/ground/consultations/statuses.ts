/** The statuses of a representation in the order of the work, each with its colour (specification 001 section 4). */
export const statuses = [
  { step: 1, name: 'Received', colour: '#6b7280' },
  { step: 2, name: 'Acknowledged', colour: '#0369a1' },
  { step: 3, name: 'Pending', colour: '#b45309' },
  { step: 4, name: 'In review', colour: '#7c3aed' },
  { step: 5, name: 'Reviewed', colour: '#4338ca' },
  { step: 6, name: 'Response drafted', colour: '#0f766e' },
  { step: 7, name: 'Response approved', colour: '#15803d' },
  { step: 8, name: 'Response sent', colour: '#166534' },
] as const;

export const statusNames = statuses.map(({ name }) => name);

/** What only a response makes of a representation, unless somebody says why it is so without one. */
const OF_RESPONSES: readonly string[] = ['Response approved', 'Response sent'];

/** Whether giving a status by hand needs a reason, which its history keeps. */
export const needsReason = (status: string): boolean => OF_RESPONSES.includes(status);

/** Whether a representation is for or against what is proposed. */
export const attitudes = ['Support', 'Neutral', 'Oppose'] as const;
