import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { chakra } from '@chakra-ui/react';
import { StatusDot } from '../../ui/status.tsx';
import {
  fieldColumn,
  type RecordColumn,
  type RecordColumns,
} from '../record-table/record-columns.ts';

/** Every column of a type of kept record by property name; a choice with a colour shows it as a dot. */
export function columnsOfFields(
  fields: Iterable<DictionaryField>,
  without: readonly string[] = [],
): RecordColumns<RecordTableRow> {
  const columns = [...fields]
    .filter(({ dbPropertyName }) => !without.includes(dbPropertyName))
    .map(withDot);
  return new Map(columns.map((column) => [column.id, column]));
}

function withDot(field: DictionaryField): RecordColumn<RecordTableRow> {
  const column = fieldColumn<RecordTableRow>(field);
  const dots = field.format.COLOURED_DOT;
  if (!dots) return column;
  return {
    ...column,
    cell: (row) => {
      const colour = dots.find(({ value }) => value === String(column.value(row)))?.color;
      return (
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          {colour && <StatusDot style={{ background: colour }} />}
          {column.text(row)}
        </chakra.span>
      );
    },
  };
}
