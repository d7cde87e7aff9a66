import type { SaveStatus } from './save-status.ts';

/** What people read of something that is saved while it is typed, where a feature says no more of it. */
export const saveMessages: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  retrying: 'Not saved yet, trying again',
  failed: 'Not saved',
  'signed out': 'Your session has ended. Log in again to save this.',
  conflict: 'Somebody else has saved this',
};

/** What becomes of what is left unsaved. */
export const leaveText = (isKept: boolean): string =>
  isKept
    ? 'What you typed is kept in this tab until you come back to this page.'
    : 'What you typed is too long to be kept in this tab, and will be lost.';
