/** What people read of representations in the command bar. */
export const representationCommandMessages = {
  representations: 'Representations',
  called: (id: number, representee: string) => `${id} · ${representee}`,
  nobody: 'No representee',
} as const;
