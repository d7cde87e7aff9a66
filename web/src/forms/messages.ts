/** Words of every form. */
export const messages = {
  problems: 'There is a problem',
  optional: 'optional',
  restored: 'What you had typed before was kept and put back.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  choose: 'Choose',
} as const;
