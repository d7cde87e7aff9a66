/** What people read of consultations in the command bar. */
export const consultationCommandMessages = {
  consultations: 'Consultations',
  said: (count: number) =>
    count === 1 ? '1 representation' : `${count.toLocaleString('en-GB')} representations`,
} as const;
