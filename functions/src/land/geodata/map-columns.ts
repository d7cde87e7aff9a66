import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { parseValue, type SiteValue } from '../../council/ground/dictionary/parse-value.ts';
import type { Finding } from '../../records/imports/findings.ts';
import { plainHeader } from '../../records/tables/plain-header.ts';
import type { MatchedColumns } from './queries/matched-columns.ts';
import { geodataMessages as messages } from './messages.ts';

/** The dictionary fields that store a column of a file; usually one, none if the council has no such field. */
export type ColumnMap = Map<string, DictionaryField[]>;

/**
 * Finds each column's fields: what somebody matched by hand (a column that was left out is not in the map), otherwise
 * from the dictionary itself, the standard name a field declares, its property name or its label.
 */
export function mapColumns(
  dictionary: DictionaryField[],
  columns: string[],
  matched: MatchedColumns,
): ColumnMap {
  const byHand = (column: string) => matched.get(plainHeader(column));
  const automatic = mapByNames(
    dictionary,
    columns.filter((column) => byHand(column) === undefined),
  );
  return new Map(
    columns.flatMap((column): [string, DictionaryField[]][] => {
      const field = byHand(column);
      if (field === null) return [];
      if (field === undefined) return [[column, automatic.get(column) ?? []]];
      return [[column, dictionary.filter(({ dbPropertyName }) => dbPropertyName === field)]];
    }),
  );
}

function mapByNames(dictionary: DictionaryField[], columns: string[]): ColumnMap {
  const named = (column: string, name: (field: DictionaryField) => string | null) =>
    dictionary.filter((field) => plainHeader(name(field) ?? '') === plainHeader(column));
  return new Map(
    columns.map((column) => {
      const standard = named(column, (field) => field.standardName);
      if (standard.length > 0) return [column, standard];
      const byName = named(column, (field) => field.dbPropertyName);
      const byLabel = named(column, (field) => field.label);
      const found = [byName, byLabel, named(withoutUnit(column), (field) => field.label)];
      return [column, (found.find((fields) => fields.length > 0) ?? []).slice(0, 1)];
    }),
  );
}

/** A heading as our own tables write it: the label with its unit in brackets. */
function withoutUnit(column: string): string {
  const whole = column.trimEnd();
  const open = whole.lastIndexOf('(');
  const hasUnit = open !== -1 && whole.indexOf(')', open) === whole.length - 1;
  return hasUnit ? whole.slice(0, open).trimEnd() : column;
}

/** Reports the columns whose values are lost, for the council's dictionary has no field for them, and how many. */
export function unmappedColumns(
  map: ColumnMap,
  row: number,
  filled: (column: string) => number,
): Finding[] {
  return [...map]
    .map(([column, fields]) => ({ column, lost: fields.length === 0 ? filled(column) : 0 }))
    .filter(({ lost }) => lost > 0)
    .map(({ column, lost }) => ({
      row,
      reference: null,
      outcome: 'noted',
      column,
      from: null,
      to: null,
      reason: messages.noField(lost),
    }));
}

/**
 * A row's values under the dictionary's property names. A value that the council's field cannot hold is left out with
 * a finding (the site keeps what it has); a value spelt differently from the field's option becomes the option.
 */
export function dictionaryValues(
  map: ColumnMap,
  about: { row: number; reference: string | null },
  given: Record<string, unknown>,
): { values: Record<string, SiteValue>; findings: Finding[] } {
  const values: Record<string, SiteValue> = {};
  const findings: Finding[] = [];
  for (const [column, fields] of map) {
    if (!(column in given)) continue;
    const raw = given[column];
    for (const field of fields) {
      const option = optionFor(field, raw);
      const parsed = parseValue(field, option ?? raw);
      const say = (outcome: Finding['outcome'], to: string | null, reason: string) =>
        findings.push({
          ...about,
          outcome,
          column: field.dbPropertyName,
          from: String(raw),
          to,
          reason,
        });
      if ('problem' in parsed) {
        say('refused', null, parsed.problem);
      } else {
        values[field.dbPropertyName] = parsed.value;
        if (option !== undefined && option !== raw)
          say('corrected', String(option), messages.optionSpelling);
      }
    }
  }
  return { values, findings };
}

function optionFor(
  { options }: DictionaryField,
  raw: unknown,
): string | number | boolean | undefined {
  if (typeof raw !== 'string') return undefined;
  const same = (text: unknown) => plainHeader(String(text)) === plainHeader(raw);
  return options.find(({ value, label }) => same(value) || same(label))?.value;
}
