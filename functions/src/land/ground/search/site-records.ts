import { sql } from '../../../platform/db.ts';
import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import { SITE_LIST, SITE_SELECTION } from '../../../council/ground/filters/filter.ts';
import { recordColumns } from '../sites/columns-of-every-site.ts';
import { siteNames } from '../sites/site-names.ts';
import { ourColumn } from '../../../records/search/columns.ts';
import { searchColumns } from './site-columns.ts';
import { withHomes } from './with-homes.ts';
import { siteKind } from '../sites/site-kind.ts';
import type { RecordType } from '../../../records/search/record-type.ts';

/** The sites of a council. */
export const siteRecords: RecordType = {
  ...siteKind,
  plural: 'Sites',
  rows: sql`sites`,
  exists: sql<boolean>`not r.is_deleted`,
  always: recordColumns,
  // The words of a whole site.
  hidden: ['search_text'],
  apart: new Map(
    [ourColumn(SITE_LIST, 'list'), ourColumn(SITE_SELECTION, 'selection')].map((each) => [
      each.name,
      each,
    ]),
  ),
  place: { grid: 'wkb_geometry', web: 'geometry_3857' },
  dictionary: dictionaryOf,
  columns: searchColumns,
  derived: { fields: [], fill: withHomes },
  names: siteNames,
};
