/** What officers begin in the representation manager, in the words of the command bar. */
export const managerCommandMessages = {
  begin: 'Create',
  newRepresentation: 'New representation',
  newContact: 'New contact',
  newOrganisation: 'New organisation',
} as const;
