/** What stands around the default texts of a council's pages. */
export const councilPageMessages = {
  contact: 'Contact',
  askCouncil: (council: string) =>
    `Please ask ${council} by the ways that it names on its website.`,
  deletion: 'To see, correct or delete what is kept of you, write to',
  writeTo: (council: string) => `Write to ${council} at`,
} as const;
