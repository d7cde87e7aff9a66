/** What officers begin in the representation manager, in the words of the command bar. */
export const managerCommandMessages = {
  begin: 'Begin',
  newRepresentation: 'New representation',
  newContact: 'New contact',
  newOrganisation: 'New organisation',
} as const;
