/** What people read of contacts in the command bar. */
export const contactCommandMessages = { contacts: 'Contacts' } as const;
