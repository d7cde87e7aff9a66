/** The name of the import job in the outbox. */
export const IMPORT_JOB = 'import-geodata';
