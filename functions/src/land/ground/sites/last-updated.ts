import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';

/** The register's column for the day of the last change. */
export const LAST_UPDATED = 'LastUpdatedDate';

/** The fields of which the database may have set one with a change: an answer about the change includes them. */
export const fieldsOfLastUpdate = (fields: Iterable<DictionaryField>): string[] =>
  [...fields].flatMap(({ standardName, dbPropertyName }) =>
    standardName === LAST_UPDATED ? [dbPropertyName] : [],
  );
