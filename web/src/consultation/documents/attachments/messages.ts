import { sizeWords } from '../../../records/files/messages.ts';

/** Words of the files beside a document, as officers see them. */
export const draftAttachmentMessages = {
  title: 'Attachments',
  about:
    'Files that are published with the document, on a page of their own. The public reads them as they were at the last publication.',
  failed: 'Failed to load attachments',
  none: 'No attachments',
  noneHint: 'Studies, plans and forms that people save: PDF, PNG or JPEG.',
  titleOf: (name: string) => `Title of ${name}`,
  titleHint: 'Read in place of the file’s name',
  file: (name: string, size: number, user: string) => `${name} · ${sizeWords(size)} · ${user}`,
  isPublic: 'Published',
  isNew: 'Not published yet',
  notSaved: (name: string) => `The title of ${name} was not saved`,
  byAnother: (title: string) =>
    title === ''
      ? 'Another officer has taken the title away meanwhile. Leave the field to keep yours.'
      : `Another officer has called it “${title}” meanwhile. Leave the field to keep yours.`,
  moveFailed: 'The attachment was not moved',
  downloadOf: (name: string) => `Download ${name}`,
  downloadFailed: 'The file could not be opened',
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} deleted`,
  deletedWhilePublic: (name: string) =>
    `${name} is deleted from the draft. The public reads it until you publish again.`,
  restored: (name: string) => `${name} is back`,
  deleteFailed: (name: string) => `${name} was not deleted or brought back`,
} as const;
