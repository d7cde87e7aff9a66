import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { shortTime } from '@contract/platform/dates/long-date.ts';
import {
  homesColumn,
  type HomesFields,
  homesFields,
  homesWordsIn,
} from '@contract/land/ground/sites/homes.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import type { Column } from '../../ui/table/column.ts';
import {
  fieldColumn,
  recordColumn,
  type RecordColumn,
  type RecordColumns,
} from '../../records/record-table/record-columns.ts';
import { siteNameOf } from '../ground/sites/site-name.ts';
import { siteTags } from '../ground/sites/site-tags.ts';
import { siteTableMessages as messages } from './messages.ts';

/** The first column, which is always shown: the site's name. */
export const NAME: Column<SiteRecord> = {
  id: 'name',
  label: messages.site,
  width: 240,
  value: siteNameOf,
  text: siteNameOf,
};

/** All columns by property name, the council's fields in their order. */
export function siteTableColumns(fields: Iterable<DictionaryField>): RecordColumns<SiteRecord> {
  const dictionary = [...fields];
  const homes = homesFields(dictionary);
  const name = homesColumn(homes)?.dbPropertyName;
  const own = dictionary
    .map(fieldColumn<SiteRecord>)
    .map((column) => (column.id === name ? asHomes(column, homes) : column));
  const all = [...EVERY_SITE, ...own];
  return new Map(all.map((column) => [column.id, column]));
}

/** Homes that no field of the site's own says are a range of the register's, which has no single value to group by. */
const asHomes = (
  column: RecordColumn<SiteRecord>,
  homes: HomesFields,
): RecordColumn<SiteRecord> => ({
  ...column,
  groupedAs: undefined,
  groupable: false,
  text: (site) => homesWordsIn(site, homes) ?? column.text(site),
});

const said = (value: unknown) => (value === null || value === undefined ? '-' : String(value));
const moment = (value: unknown) => (typeof value === 'string' ? shortTime(new Date(value)) : '-');

const EVERY_SITE: RecordColumn<SiteRecord>[] = [
  recordColumn('source_reference', messages.reference, said),
  recordColumn('site_tags', messages.tags, tagNames, { sortable: false }),
  recordColumn('created_at', messages.added, moment),
  recordColumn('updated_at', messages.changed, moment),
];

function tagNames(value: unknown): string {
  const tags = siteTags(Array.isArray(value) ? (value as string[]) : []);
  return tags.map(({ name }) => name).join(', ') || '-';
}
