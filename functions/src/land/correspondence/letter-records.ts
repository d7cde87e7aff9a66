import { columnsFrom, ourColumn } from '../../records/search/columns.ts';
import type { RecordType } from '../../records/search/record-type.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { everyLetterHas, letterDictionary } from './letter-fields.ts';
import { letterKind } from './letter-kind.ts';
import { correspondenceMessages as messages } from './messages.ts';
import { findEvents, findTypes, letterNames, letterRows } from './queries.ts';
import { sql } from '../../platform/db.ts';

/** The correspondence of every site of a council, found by its own fields and by where the site lies. */
export const letterRecords: RecordType = {
  ...letterKind,
  plural: 'Letters',
  rows: letterRows,
  exists: sql<boolean>`true`,
  always: ['id', 'site_id', 'row_version'],
  hidden: ['search_text'],
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
        everyLetterHas.map(({ name, kind }) => ourColumn(name, kind)),
        letterDictionary({}),
      ),
    ),
  derived: {
    fields: [{ name: 'site_name', label: messages.columns.name }],
    fill: async (tx, rows) => {
      const sites = await siteNames(
        tx,
        rows.map((row) => Number(row.site_id)),
      );
      return rows.map((row) => ({ ...row, site_name: sites.get(Number(row.site_id)) ?? '' }));
    },
  },
  names: letterNames,
};
