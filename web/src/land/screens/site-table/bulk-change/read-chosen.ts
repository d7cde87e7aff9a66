import { readTyped } from '../../../site-fields/typed-value.ts';
import type { ChosenField } from './field-values.tsx';
import type { NewValues } from './use-site-edits.ts';

/** The values to write, or what is wrong with those that were typed. */
export function readChosen(chosen: readonly ChosenField[]) {
  const read = chosen.map((value) => ({ ...value, read: readTyped(value.cell, value.typed) }));
  const values: NewValues = read.flatMap(({ cell, read: each }) =>
    'value' in each ? [{ column_name_raw: cell.column, new_value: each.value }] : [],
  );
  const problems = read.map(({ cell, typed, read: each }) => ({
    cell,
    typed,
    problem: 'problem' in each ? each.problem : undefined,
  }));
  const isAny = problems.some(({ problem }) => problem !== undefined);
  return { values, problems: isAny ? problems : undefined };
}
