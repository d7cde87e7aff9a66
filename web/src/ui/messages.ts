/** The words of the shared parts. */
export const uiMessages = {
  errorOccurred: 'Error occurred',
  tryAgain: 'Try again',
  confirmFailed: 'An error occurred, please try again',
  partNotLoaded: 'Part of this page could not be loaded.',
  tooMany: (over: number) =>
    over === 1
      ? 'You have 1 character too many'
      : `You have ${over.toLocaleString('en-GB')} characters too many`,
  filterChoices: 'Filter the choices',
  noSuchChoice: 'No choice is called that',
  notAnOption: (value: string) => `${value} (no option any more)`,
  chosen: (count: number) => `${count} chosen`,
  ctrlEnterSaves: 'Ctrl and Enter save, Escape cancels',
  close: 'Close',
  /** A dialog, in which a message may stand, has its own Close. */
  dismiss: 'Dismiss',
  undo: 'Undo',
  loading: 'Loading',
  showAll: 'Show all',
  showLess: 'Show less',
  keys: 'Keys',
  chooseDay: (label: string) => `Choose a day for ${label}`,
  noPermission:
    'You dont have sufficient permissios to access this. Please contact your administrator.',
} as const;
