/** What people read who open the link back to a question. */
export const continueMessages = {
  broken: 'This link is not whole',
  toDocuments: 'All documents',
  otherAccount: 'This link is for another account',
  otherAccountText: (here: string, meant: string) =>
    `You are logged in as ${here}. The link was sent to ${meant}, whose answers it leads to. Log out, and open it again.`,
  logOut: 'Log out',
  goOnAs: (email: string) => `Read the document as ${email}`,
} as const;
