/** What people read when a call fails (specification 000 section 8, spelt as there). */
export const apiMessages = {
  requestFailed: 'Request failed',
  somethingWentWrong: 'Something went wrong',
  tryAgainLater: 'Please, Try again later',
  unreachable: 'Failed to make http request. Check your connection and try again.',
  looking: 'No answer came. Looking what became of it…',
  outcomeUnknown:
    'No answer came, and it is not known whether the last part was done. Look at its history before you try again.',
  restUnknown: 'It is not known what became of the rest',
  doneBefore: (count: number) => `${count.toLocaleString('en-GB')} were done before.`,
} as const;
