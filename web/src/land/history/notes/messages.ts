/** What people read on the panel of a site's notes. */
export const noteMessages = {
  failed: 'Failed to fetch notes',
  empty: 'No notes yet',
  emptyHint:
    'Notes are for colleagues: what was seen on site, what was agreed, what is still open.',
  add: 'Add a note',
  addButton: 'Add note',
  tooShort: (least: number) => `A note must be longer than ${least - 1} characters`,
  added: 'Note added',
  saved: 'Note saved',
  edit: (who: string, when: string) => `Edit note of ${who}, ${when}`,
  note: 'Note',
  save: 'Save note',
  cancel: 'Cancel',
  restored: 'Typed earlier and not sent yet',
  readOnly: 'You can read notes but not write them.',
} as const;
