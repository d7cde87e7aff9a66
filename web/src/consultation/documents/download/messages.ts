import { fileProgressMessages } from '@contract/consultation/ground/documents/print/file-progress-messages.ts';

export const downloadMessages = {
  download: 'Download',
  as: { pdf: 'PDF', docx: 'DOC (Word)' },
  failed: fileProgressMessages.failed,
  gone: 'The file is not kept any more. Please download it again.',
  notSaved: 'Not downloaded: something could not be saved yet',
  saved: (name: string) => `${name} was downloaded`,
} as const;
