import { getLetterGroups, getLetterTable } from '@calls/land/correspondence/contract/table.ts';
import type { LetterRow } from '@contract/land/correspondence/contract/table.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { chakra } from '@chakra-ui/react';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { Link } from 'react-router-dom';
import type { Column } from '../../ui/table/column.ts';
import {
  fieldColumn,
  type RecordColumns,
  recordColumn,
} from '../../records/record-table/record-columns.ts';
import type { TabledRecords } from '../../records/record-table/tabled-records.ts';
import { correspondencePanelMessages as messages } from './messages.ts';
import { tableWords } from './table-words.ts';

/** The attributes that the first column needs, whichever columns are shown. */
export const LETTER_NAME = ['event', 'received_date'] as const;

const letterName = ({ event = '', received_date: received }: LetterRow) =>
  received ? `${event}, ${longDate(received)}` : event;

/** The correspondence of every site as a table. */
export const tabledLetters: TabledRecords<LetterRow> = {
  page: getLetterTable,
  groups: getLetterGroups,
  words: tableWords,
  rowName: letterName,
};

/** The first column, which is always there: the event and the day of a letter. */
export const LETTER: Column<LetterRow> = {
  id: 'letter',
  label: messages.letter,
  width: 260,
  value: letterName,
  text: letterName,
};

/** Every column by property name: the letter's site, then its fields. */
export function letterColumns(fields: Iterable<DictionaryField>): RecordColumns<LetterRow> {
  const all = [SITE, ...[...fields].map(fieldColumn<LetterRow>)];
  return new Map(all.map((column) => [column.id, column]));
}

const SiteLink = chakra(Link, { base: { textDecoration: 'underline' } });

/** Not a column of the database, so it cannot be sorted by. */
const SITE = recordColumn<LetterRow>('site_name', messages.site, String, {
  derived: true,
  sortable: false,
  width: 220,
  cell: ({ site_id: id, site_name: name }) => (
    <SiteLink tabIndex={-1} to={`/site/${id}`}>
      {name}
    </SiteLink>
  ),
});
