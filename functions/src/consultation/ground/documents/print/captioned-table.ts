import type { PrintPart, PrintTable } from './print-parts.ts';
import { fitsUpright } from './table-widths.ts';

/** A table with its caption, on a page on its side where its words need that. */
export function captionedTable(caption: string, table: PrintTable): PrintPart[] {
  const parts: PrintPart[] = [{ kind: 'caption', text: caption }, table];
  return fitsUpright(table) ? parts : [{ kind: 'landscape', parts }];
}
