/** What people read on the representation manager. */
export const managerMessages = {
  tabs: 'What is shown',
  all: 'All representations',
  contacts: 'Contacts',
  organisations: 'Organisations',
  responses: 'Responses',
  work: 'My work',
  moreActions: 'More actions',
  consultations: 'Consultations',
  intake: 'Intake',
  newRepresentation: 'New representation',
  newRepresentee: 'New representee',
  newContact: 'New contact',
  newOrganisation: 'New organisation',
  deleteSelected: 'Delete',
} as const;
