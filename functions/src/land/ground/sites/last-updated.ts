import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';

/** The register's column for the day of the last change. */
export const LAST_UPDATED = 'LastUpdatedDate';

/**
 * The council's field that the database sets to the day of every change that a register's reader would see
 * (`is_seen_in_register`), and which an answer about a change therefore includes.
 */
export const lastUpdatedField = (fields: Iterable<DictionaryField>): string | undefined =>
  [...fields].find(({ standardName, type }) => standardName === LAST_UPDATED && type === 'date')
    ?.dbPropertyName;
