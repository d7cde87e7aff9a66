import type { ExportColumn } from '../columns.ts';

/** The heading of a table that people read: the label with its unit, as the table on the screen has it. */
export const headOf = ({ label, unit, from }: ExportColumn): string =>
  unit && from !== 'place' && !label.includes(`(${unit})`) ? `${label} (${unit})` : label;

/** A value in the words of the screen: Yes and No, and an option by its label. Numbers and days stay what they are. */
export function inWords(value: unknown, { options }: ExportColumn): unknown {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return options?.find((option) => option.value === value)?.label ?? value;
}
