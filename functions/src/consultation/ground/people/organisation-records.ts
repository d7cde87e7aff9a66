import { sql } from '../../../platform/db.ts';
import { allColumns, recordDictionary } from '../../../records/kept/all-fields.ts';
import { recordChanges, type RecordDefinition } from '../../../records/kept/record-definition.ts';
import { organisationKind } from '../../../records/kept/record-kinds.ts';
import { organisationRecordFields as fields } from './organisation-fields.ts';
import { withdrawDeletedNames } from '../publication/end-publication.ts';
import { refuseMerged } from './merged-into.ts';
import { peopleRecordMessages as messages } from './messages.ts';
import { countries, organisationTypes } from './people-rules.ts';
import { findMergedInto, madeForDeleted, namesOf, publishedFor } from './queries.ts';

/** The organisations that took part in consultations. */
export const organisations: RecordDefinition = {
  table: 'organisations',
  one: messages.organisation,
  fields,
  changes: recordChanges(organisationKind.entity),
  publishedFor: (tx, ids) => publishedFor(tx, 'organisation', ids),
  follow: async (tx, actor, ids) =>
    void (await withdrawDeletedNames(tx, actor, await madeForDeleted(tx, 'organisation', ids))),
  mergedInto: (tx, ids) => findMergedInto(tx, 'organisation', ids),
  guardRestoring: (tx, ids) => refuseMerged(tx, 'organisation', ids),
  record: {
    ...organisationKind,
    plural: 'Organisations',
    rows: sql`organisations`,
    exists: sql<boolean>`not r.is_deleted`,
    always: ['id', 'row_version'],
    hidden: ['search_text'],
    apart: new Map(),
    place: undefined,
    dictionary: (tx) =>
      recordDictionary(tx, 'organisations', fields, {
        organisation_type: organisationTypes,
        country: countries,
      }),
    columns: (tx) => allColumns(tx, { fields, table: 'organisations' }),
    names: (tx, ids) => namesOf(tx, 'organisations', ids),
  },
};
