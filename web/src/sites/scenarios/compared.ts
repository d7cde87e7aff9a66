import type { DictionaryField } from '@contract/dictionary/field.ts';
import { formatValue } from '@contract/dictionary/format-value.ts';

export interface ComparedLine {
  column: string;
  label: string;
  /** A value as people read it for each scenario, in their order. */
  texts: string[];
  /** For each scenario whether its value is not the first one's. */
  differs: boolean[];
}

type Values = Readonly<Record<string, unknown>>;

/** The council's fields with their value under each scenario; the first is what the others are held against. */
export function comparedLines(
  fields: Iterable<DictionaryField>,
  scenarios: readonly Values[],
): ComparedLine[] {
  return [...fields].map((field) => {
    const { dbPropertyName: column, label } = field;
    const values = scenarios.map((site) => site[column] ?? null);
    const first = JSON.stringify(values[0]);
    return {
      column,
      label,
      texts: values.map((value) => formatValue(field, value)),
      differs: values.map((value) => JSON.stringify(value) !== first),
    };
  });
}

/** Lines where at least one scenario has a value of its own. */
export const onlyDifferent = (lines: ComparedLine[]) =>
  lines.filter(({ differs }) => differs.includes(true));
