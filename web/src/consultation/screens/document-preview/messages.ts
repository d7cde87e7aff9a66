/** Words around the preview of a document. */
export const previewMessages = {
  title: (document: string) => `Preview of ${document}`,
  untitled: 'Document preview',
  failed: 'Failed to load the preview',
  hint: 'As the public would read it if it were published now. Forms and maps that can be moved come with publishing.',
  leftOut: (n: number) =>
    n === 1
      ? '1 block is left out: something is missing in it.'
      : `${n} blocks are left out: something is missing in them.`,
  edit: 'Back to the document',
  width: 'Width',
  widths: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Phone' },
} as const;
