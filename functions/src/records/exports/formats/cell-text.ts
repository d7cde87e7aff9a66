import { withoutFormula } from '../../../platform/csv-text.ts';
import type { ExportColumnKind } from '../columns.ts';

/** Kinds whose text spreadsheets never treat as a formula: digits, true and false. */
const PLAIN: readonly ExportColumnKind[] = ['number', 'integer', 'boolean', 'date', 'moment'];

/** A value as text, the same in every text format: ISO dates, a decimal point, lists with semicolons. */
export function cellText(value: unknown, kind: ExportColumnKind): string {
  if (value === null || value === undefined) return '';
  if (kind === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(String).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Like cellText, made harmless for spreadsheets: a text that begins like a formula (=, +, -, @, after spaces and in
 * full width too, tab, line break) gets an apostrophe before it, as OWASP advises. Numbers stay numbers.
 */
export function safeCellText(value: unknown, kind: ExportColumnKind): string {
  const text = cellText(value, kind);
  return PLAIN.includes(kind) ? text : withoutFormula(text);
}
