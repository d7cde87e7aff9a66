import type { DraftFile } from '@contract/consultation/page/document-files/contract.ts';

export const downloadMessages = {
  download: 'Download',
  as: { pdf: 'PDF', docx: 'DOC (Word)' },
  failed: (format: DraftFile['format']) => `Failed to export document in .${format} format`,
  gone: 'The file is not kept any more. Please download it again.',
  notSaved: 'Not downloaded: something could not be saved yet',
  saved: (name: string) => `${name} was downloaded`,
} as const;
