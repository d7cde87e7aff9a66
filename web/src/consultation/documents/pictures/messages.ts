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
} as const;
