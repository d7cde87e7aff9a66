import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import { scenarioPanelMessages as messages } from './messages.ts';

export interface ComparedLine {
  column: string;
  label: string;
  /** The value in words for each scenario, in their order. */
  texts: string[];
  /** Whether each scenario's value differs from the first one's. */
  differs: boolean[];
  /** A number's difference from the first one's, with its sign; undefined where it means nothing. */
  deltas: (string | undefined)[];
}

type Values = Readonly<Record<string, unknown>>;

/** The council's fields with their value under each scenario; the others are compared with the first. */
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
      texts: values.map((value) => textOf(field, value)),
      differs: values.map((value) => JSON.stringify(value) !== first),
      deltas: values.map((value) => deltaOf(field, value, values[0])),
    };
  });
}

/** An unanswered switch is 'not known', as on the page. */
const textOf = (field: DictionaryField, value: unknown) =>
  value === null && field.type === 'switch' ? messages.notKnown : formatValue(field, value);

function deltaOf(field: DictionaryField, value: unknown, first: unknown): string | undefined {
  if (typeof value !== 'number' || typeof first !== 'number' || value === first) return undefined;
  // Rounded, because binary fractions have no exact tenths: 1.3 − 1.2 must be 0.1.
  const more = Number((value - first).toFixed(6));
  return `${more > 0 ? '+' : ''}${formatValue(field, more)}`;
}

/** Lines where at least one scenario has a value of its own. */
export const onlyDifferent = (lines: ComparedLine[]) =>
  lines.filter(({ differs }) => differs.includes(true));
