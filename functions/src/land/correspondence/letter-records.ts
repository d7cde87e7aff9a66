import { columnsFrom, ourColumn } from '../ground/search/columns.ts';
import type { RecordType } from '../ground/search/record-type.ts';
import { letterDictionary } from './letter-fields.ts';
import { findEvents, findTypes, letterNames, letterRows } from './queries.ts';
import { sql } from '../../platform/db.ts';

/** The correspondence of every site of a council, found by its own fields and by where the site lies. */
export const letterRecords: RecordType = {
  entity: 'correspondence',
  plural: 'Letters',
  rows: letterRows,
  exists: sql<boolean>`true`,
  always: ['id', 'site_id', 'row_version'],
  hidden: [],
  apart: new Map(),
  place: { grid: 'wkb_geometry', web: 'geometry_3857' },
  dictionary: async (tx) => {
    const [events, types] = [await findEvents(tx), await findTypes(tx)];
    const names = (named: { name: string }[]) => named.map(({ name }) => name);
    return letterDictionary({ event: names(events), type: names(types) });
  },
  columns: () =>
    Promise.resolve(
      columnsFrom(
        [
          ourColumn('id', 'number'),
          ourColumn('site_id', 'number'),
          ourColumn('created_at', 'moment'),
          ourColumn('updated_at', 'moment'),
        ],
        letterDictionary({}),
      ),
    ),
  names: letterNames,
};
