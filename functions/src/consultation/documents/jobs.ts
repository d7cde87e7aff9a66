import type { JobTable } from '../../platform/jobs.ts';
import { publishAsPlanned } from './scheduling/publish-as-planned.ts';

export const documentJobs: Pick<JobTable, 'publish-document'> = {
  'publish-document': publishAsPlanned,
};
