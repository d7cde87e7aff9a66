import type { RecordField } from '@contract/records/kept/record-definition.ts';
import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf, type ValueKind } from '@contract/council/ground/dictionary/field-types.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { tellNotSaved } from '../../forms/tell-not-saved.ts';
import { ChoiceEditor } from '../../ui/table/choice-editor.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListEditor } from '../../ui/table/list-editor.tsx';
import { TextEditor } from '../../ui/table/text-editor.tsx';
import { failureOf } from './field-saver.ts';
import { recordPanelMessages as messages } from './messages.ts';
import type { CellValue, SaveField } from './use-edited-columns.tsx';

/** Fields of every council that cannot be empty. */
const REQUIRED = new Set(['status', 'organisation_type']);

/** The control for a field in the place of its cell: a choice, a list that is ticked, a line or several lines of text. */
export function recordEditorOf(
  field: RecordField,
  { label, options }: DictionaryField,
  save: SaveField,
): NonNullable<Column<RecordTableRow>['editor']> {
  const { kind } = fieldTypeOf(field.type);
  if (kind === 'texts') {
    const choices = options.map((option) => ({ value: String(option.value), label: option.label }));
    return (row, close) => (
      <ListEditor
        {...{ label, choices, close }}
        chosen={listOf(row[field.dbPropertyName])}
        save={(chosen) => save(row, field, chosen.length > 0 ? chosen : null)}
      />
    );
  }
  const choices = choicesOf(kind, options);
  if (choices) {
    const none = REQUIRED.has(field.dbPropertyName)
      ? []
      : [{ value: '', label: messages.noChoice }];
    return (row, close) => (
      <ChoiceEditor
        {...{ label, close }}
        choices={[...none, ...choices]}
        value={textOf(row[field.dbPropertyName])}
        save={(value) =>
          save(row, field, value === '' ? null : kind === 'boolean' ? value === 'true' : value)
        }
      />
    );
  }
  return (row, close) => (
    <TextEditor
      {...{ label, close }}
      most={field.longest}
      long={field.type === 'text.large'}
      text={
        kind === 'date'
          ? longDate(textOf(row[field.dbPropertyName]))
          : textOf(row[field.dbPropertyName])
      }
      save={(typed) => {
        const read = typedCellValue(kind, typed.trim());
        if ('problem' in read) return read.problem;
        save(row, field, read.value);
        return undefined;
      }}
      lost={(typed, problem) =>
        tellNotSaved({ title: failureOf(field), error: new Error(problem), typed })
      }
    />
  );
}

/** What one of is chosen; undefined where the value is typed. */
function choicesOf(kind: ValueKind, options: DictionaryField['options']) {
  if (kind === 'boolean')
    return [
      { value: 'true', label: messages.yes },
      { value: 'false', label: messages.no },
    ];
  if (kind !== 'text' || options.length === 0) return undefined;
  return options.map((option) => ({ value: String(option.value), label: option.label }));
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What was typed in a cell, as calls send it. */
export function typedCellValue(
  kind: ValueKind,
  typed: string,
): { value: CellValue } | { problem: string } {
  if (typed === '') return { value: null };
  if (kind === 'number') {
    const number = Number(typed.replaceAll(',', ''));
    return Number.isFinite(number) ? { value: number } : { problem: messages.notANumber };
  }
  if (kind !== 'date') return { value: typed };
  const day = readDay(typed);
  return day === undefined ? { problem: messages.notADate } : { value: day };
}
