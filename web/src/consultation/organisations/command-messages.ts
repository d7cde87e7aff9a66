/** What people read of organisations in the command bar. */
export const organisationCommandMessages = { organisations: 'Organisations' } as const;
