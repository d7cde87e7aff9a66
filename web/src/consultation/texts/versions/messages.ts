/** What people read about the versions of a text. */
export const versionMessages = {
  open: 'Versions',
  title: 'Versions of the text',
  failed: 'Failed to load the versions',
  none: 'No version was saved yet',
  noneHint: 'Each spell of editing becomes a version.',
  version: (version: number) => `Version ${version}`,
  by: (name: string, when: string) => `${name}, ${when}`,
  nobody: 'Somebody who is gone',
  current: 'The one you see',
  compare: 'Compare',
  compareTitle: (version: number) => `Version ${version} and the text now`,
  compareHint: 'Struck through: only in the version. Underlined: only in the text now.',
  restore: 'Restore this version',
  restored: (version: number) => `The text is as in version ${version} again`,
} as const;
