import type { DocumentFormat } from './document-formats.ts';

/** What a file is being made of. */
export type FileStep = 'images' | 'pdf' | 'sites' | 'saving';

/** What people read while a document becomes a file, and where it does not (specification 001, sections 4 and 9). */
export const fileProgressMessages = {
  failed: (format: DocumentFormat) => `Failed to export document in .${format} format`,
  // On the public's page where a download fails.
  editionGone: 'The document may have been published anew since, or withdrawn.',
  tryLater: 'Please try again in a minute.',
  steps: {
    pdf: {
      images: 'Rendering images... 1/4',
      pdf: 'Generating PDF... 2/4',
      sites: 'Generating site info spreadsheet file... 3/4',
      saving: 'Saving PDF... 4/4',
    },
    docx: {
      images: 'Rendering images... 1/3',
      pdf: 'Rendering images... 1/3',
      sites: 'Generating site info spreadsheet file... 2/3',
      saving: 'Saving DOCX... 3/3',
    },
  } satisfies Record<DocumentFormat, Record<FileStep, string>>,
} as const;
