/** What people read about what of a representation is public. */
export const publicationMessages = {
  publication: 'Publication',
  nameWithheld: 'Name withheld',
  nobody: 'Not named',
  approvalLapsed: 'Approval to publish lapsed: what would be published was changed',
  withdrawnConsent: 'Withdrawn: consent no longer covers what was published',
  answersChanged: 'Withdrawn: the answers it was made from have since been changed or deleted',
  responseWithdrawn:
    'The council’s response was withdrawn: it is no longer approved, or no longer answers this representation',
  anotherName: 'Withdrawn: the published name is no longer that of whoever made the representation',
  deletedName: 'Withdrawn: the contact or organisation whose name was published was deleted',
} as const;
