/** What people read on letters and mails of responses, and about what became of them. */
export const sendingMessages = {
  subject: (reference: string, consultation: string) =>
    `Your representation ${reference}: ${consultation}`,
  noAddress: 'Neither an email nor a postal address is known',
  mayBeSent:
    'The service stopped while it was being sent, so it may have arrived. Ask before sending it again.',
  gaveUp: 'The mail service refused it for a day',
  notApproved: 'A second officer has to approve it first',
  hasLeft: 'Some of it has been sent already',
  nobody: 'It answers no representation yet',
  tooManyLetters: (most: number) => `At most ${most} letters can be printed together`,
  delivery: 'Delivery',
  posted: (recipient: string) => `Letter to ${recipient} posted`,
  mailed: (recipient: string) => `Sent by email to ${recipient}`,
  failed: (recipient: string) => `Could not be sent to ${recipient}`,
  sendAgain: (recipient: string) => `To be sent again to ${recipient}`,
  kind: 'Letter',
  ourReference: 'Our reference',
  reference: (response: number, representation: number) => `${representation}/${response}`,
  printedTitle: (count: number) => (count === 1 ? 'Letter' : `${count} letters`),
  page: 'Page',
  fileName: (response: number, representation: number) =>
    `Response ${response} to representation ${representation}.pdf`,
  manyFileName: (count: number) => `Letters (${count}).pdf`,
} as const;
