/** What consultees read of their own account. */
export const consulteeMessages = {
  agentsOnly: 'Only agents have clients. Say that you are an agent first.',
} as const;

/** What people read of layouts that they share. */
export const layoutPresetMessages = {
  nameRequired: 'Give the layout a name',
  nameTooLong: (most: number) => `Must be at most ${most} characters`,
  nameTaken: 'A colleague has a layout of this name',
  tooMany: (most: number) => `A council shares at most ${most} layouts; delete one first`,
  tooLarge: 'At most 100 kB',
} as const;
