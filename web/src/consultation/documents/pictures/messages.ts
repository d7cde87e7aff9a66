/** What officers read around the pictures of a document. */
export const draftPictureMessages = {
  picture: 'Picture',
  none: 'No picture chosen yet',
  another: 'Choose another picture',
  loading: 'Loading the picture',
  scanning: (name: string) => `${name} is being scanned. It appears in a moment.`,
  refused: (name: string, reason: string | null) =>
    `${name} cannot be used${reason ? `: ${reason}` : ''}. Choose another picture.`,
  gone: 'The picture did not arrive. Choose it again.',
  failed: 'Failed to load the picture',
  retry: 'Try again',
  erase: 'Erase for good',
  eraseTitle: 'Erase this picture for good?',
  eraseQuestion:
    'It goes from this draft and from every edition, also the one that the public reads now. Its file is deleted, and nobody can bring it back. The history says that it was there.',
  eraseConfirm: 'Erase the picture',
  cancel: 'Cancel',
  erased: (editions: number) =>
    editions === 0
      ? 'Picture erased'
      : editions === 1
        ? 'Picture erased from 1 edition'
        : `Picture erased from ${editions} editions`,
  eraseFailed: 'Failed to erase the picture',
} as const;
