import type { JobTable } from './platform/jobs.ts';

/** Every job of the product by the name that stands in the outbox. */
export const jobs: JobTable = {};
