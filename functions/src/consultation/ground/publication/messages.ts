/** What people read about what of a representation is public. */
export const publicationMessages = {
  publication: 'Publication',
  nameWithheld: 'Name withheld',
  nobody: 'Not named',
  approvalLapsed: 'Approval to publish lapsed: what would be published was changed',
  withdrawnConsent: 'Withdrawn: consent no longer covers what was published',
  answersChanged: 'Withdrawn: the answers that it says were changed or deleted since',
  responseWithdrawn: 'The council’s response was withdrawn: it is not approved any more',
  anotherName: 'Withdrawn: the name that was published is not the name of whom it is made for',
  deletedName: 'Withdrawn: the contact or organisation whose name was published was deleted',
} as const;
