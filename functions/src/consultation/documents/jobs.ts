import type { JobTable } from '../../platform/jobs.ts';
import { copyAttachmentsJob } from './copying/copy-attachments.ts';
import { copyPicturesJob } from './copying/copy-pictures.ts';
import { publishAsPlanned } from './scheduling/publish-as-planned.ts';

export const documentJobs: Pick<
  JobTable,
  'publish-document' | 'copy-pictures' | 'copy-attachments'
> = {
  'publish-document': publishAsPlanned,
  'copy-pictures': copyPicturesJob,
  'copy-attachments': copyAttachmentsJob,
};
