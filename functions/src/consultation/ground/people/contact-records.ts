import { sql } from '../../../platform/db.ts';
import { ourColumn } from '../../../records/search/columns.ts';
import { allColumns, recordDictionary } from '../../../records/kept/all-fields.ts';
import type { RecordDefinition } from '../../../records/kept/record-definition.ts';
import { contactKind } from '../../../records/kept/record-kinds.ts';
import { contactRecordFields as fields } from './contact-fields.ts';
import { contactChanges, settleMainContact } from './main-contact.ts';
import { withdrawDeletedNames } from '../publication/end-publication.ts';
import { refuseMerged } from './merged-into.ts';
import { peopleRecordMessages as messages } from './messages.ts';
import { countries, salutations } from './people-rules.ts';
import {
  contactRows,
  deletedOrganisations,
  findMergedInto,
  madeForDeleted,
  namesOf,
  publishedFor,
} from './queries.ts';

/** The people who took part in consultations, for themselves or for an organisation. */
export const contacts: RecordDefinition = {
  table: 'contacts',
  one: messages.contact,
  fields,
  changes: contactChanges,
  lostWhenDeleted: { is_main: false },
  prepare: settleMainContact,
  alsoDeleted: deletedOrganisations,
  publishedFor: (tx, ids) => publishedFor(tx, 'contact', ids),
  follow: async (tx, actor, ids) =>
    void (await withdrawDeletedNames(tx, actor, await madeForDeleted(tx, 'contact', ids))),
  mergedInto: (tx, ids) => findMergedInto(tx, 'contact', ids),
  guardRestoring: (tx, ids) => refuseMerged(tx, 'contact', ids),
  record: {
    ...contactKind,
    plural: 'Contacts',
    rows: contactRows,
    exists: sql<boolean>`not r.is_deleted`,
    always: ['id', 'row_version', 'organisation_id'],
    hidden: ['search_text'],
    apart: new Map(),
    place: undefined,
    dictionary: (tx) =>
      recordDictionary(tx, 'contacts', fields, { title: salutations, country: countries }),
    columns: (tx) =>
      allColumns(tx, { fields, table: 'contacts' }, [ourColumn('organisation_id', 'number')]),
    names: (tx, ids) => namesOf(tx, 'contacts', ids),
  },
};
