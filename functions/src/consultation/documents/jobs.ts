import type { JobTable } from '../../platform/jobs.ts';
import { documentAttachmentOwner } from '../ground/documents/attachments/document-attachment-owner.ts';
import { documentFileOwner } from '../ground/documents/pictures/document-file-owner.ts';
import { copyingOf } from './copying/copied-files.ts';
import { publishAsPlanned } from './scheduling/publish-as-planned.ts';

export const documentJobs: Pick<
  JobTable,
  'publish-document' | 'copy-pictures' | 'copy-attachments'
> = {
  'publish-document': publishAsPlanned,
  'copy-pictures': copyingOf(documentFileOwner),
  'copy-attachments': copyingOf(documentAttachmentOwner),
};
