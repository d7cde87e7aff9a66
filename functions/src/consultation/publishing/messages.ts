/** What people read about publishing representations. */
export const publishingMessages = {
  publication: 'Publication',
  asked: 'Waiting for approval',
  approved: 'Approved',
  published: (edition: number) => `Published, edition ${edition}`,
  withdrawn: 'Withdrawn',
  nothing: 'Not published',
  refusals: {
    gone: 'It was deleted',
    asked: 'It waits for approval already',
    notAsked: 'Nobody has asked for it to be published',
    ownWork:
      'Another officer than the one who asked, last changed the text or drew boxes on an attachment, has to approve it',
    notApproved: 'It is not approved yet',
    changedSince: 'It was changed after it was approved. Ask for approval again',
    noConsent: 'Consent to publish is not recorded',
    refusedConsent: 'Whoever made it does not want it published',
    replaced: 'The answers it was made from have since been changed or deleted',
    namedDeleted:
      'The contact or organisation it was made for was deleted: restore it, or name another',
    noText: 'It has no text to publish',
    notPublished: 'It is not published',
  },
} as const;
