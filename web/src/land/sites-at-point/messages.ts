/** What people read where several sites lie (specification 000 section 2.4, spelt as there). */
export const sitesAtPointMessages = {
  title: (n: number) => `${n} sites lie here`,
} as const;
