/** The name of the export job in the outbox. */
export const EXPORT_JOB = 'export-sites';

/** Where an export's progress and download are seen. */
export const linkTo = (exportId: string) => `/data-export?export=${exportId}`;
