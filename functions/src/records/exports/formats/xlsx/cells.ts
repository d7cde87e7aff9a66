import type { ExportColumn } from '../../columns.ts';
import { cellText } from '../cell-text.ts';

/** Indexes in the list of cell styles (styles.ts). */
export const STYLE = { plain: 0, head: 1, date: 2, moment: 3, wrapped: 4 } as const;

/** Most characters of a cell in Excel. */
export const MAX_CELL_LENGTH = 32_767;
const DAY_MS = 86_400_000;
/** Day 0 of Excel's calendar, which wrongly treats 1900 as a leap year, so days count from 30 December 1899. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** A cell of a kind: numbers, dates and booleans as such, everything else as a text, which no spreadsheet reads as a formula. */
export function xlsxCell(
  value: unknown,
  { kind, name }: ExportColumn,
  at: string,
): { xml: string; cut: boolean } {
  if (value === null || value === undefined || value === '') return { xml: '', cut: false };
  if (typeof value === 'number' && Number.isFinite(value))
    return uncut(`<c r="${at}"><v>${value}</v></c>`);
  if (typeof value === 'boolean') return uncut(`<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`);
  if ((kind === 'date' || kind === 'moment') && typeof value === 'string') {
    const day = serialOf(value);
    // Excel's calendar is wrong before March 1900, and has no days before 1900.
    if (day > 60)
      return uncut(
        `<c r="${at}" s="${kind === 'date' ? STYLE.date : STYLE.moment}"><v>${day}</v></c>`,
      );
  }
  const text = cellText(value, kind);
  const cut = text.length > MAX_CELL_LENGTH;
  // Half a geometry is worse than none.
  const kept = cut && name === 'geometry_wkt' ? '' : text.slice(0, MAX_CELL_LENGTH);
  return { xml: kept === '' ? '' : textCell(kept, at, STYLE.plain), cut };
}

const uncut = (xml: string) => ({ xml, cut: false });

/** A cell that contains its text itself, not in the sheet's shared table. */
export function textCell(text: string, at: string, style: number): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** A column's heading. */
export const headCell = (text: string, at: string) => textCell(text, at, STYLE.head);

function serialOf(iso: string): number {
  const time = Date.parse(iso.length === 10 ? `${iso}T00:00:00Z` : iso);
  return Number.isNaN(time) ? 0 : Math.round(((time - DAY_ZERO) / DAY_MS) * 1e5) / 1e5;
}

/**
 * Text as XML; characters that XML does not allow become _xHHHH_, as Excel writes them, and text that already looks
 * like that is escaped.
 */
export function escaped(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(
      // eslint-disable-next-line no-control-regex -- these are what XML 1.0 has no place for
      /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** A, B, … Z, AA: 0 is the first. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
