/** Words of every form. */
export const formMessages = {
  problems: 'There is a problem',
  optional: 'optional',
  restored: 'The text you typed earlier has been restored.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  choose: 'Choose',
  discardTitle: 'Discard what you typed?',
  discardText: 'It has not been saved.',
  discard: 'Discard',
  keepTyping: 'Keep typing',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  typedWas: (typed: string) => `You typed: “${typed}”`,
  notSaved: 'This was not saved; what you typed is kept.',
  changedMeanwhile:
    'Somebody else changed this while you were typing. Save again to put yours in its place.',
  othersChanged: 'Somebody else changed this meanwhile.',
  othersMade: (words: string) => `Somebody else has since changed this to: ${words}`,
  othersEmptied: 'Somebody else has since cleared this.',
  othersTicked: 'Somebody else ticked this meanwhile.',
  othersUnticked: 'Somebody else unticked this meanwhile.',
} as const;
