import { FAMILIES } from '../../../platform/print/fonts.ts';
import { chartWords } from '../../ground/charts/chart.ts';
import { chartFile } from '../../ground/charts/chart-file.ts';
import type { Paper } from './paper.ts';
import { reportPaperMessages as messages } from './messages.ts';
import type { Letterhead } from '../../../platform/print/council-look.ts';
import { typesetInSubprocess } from '../../../platform/print/typeset-in-subprocess.ts';

const TEMPLATE = new URL('./report.typ', import.meta.url);

/** A paper as tagged PDF with bookmarks; set in a process of its own. */
export function writePdf(
  paper: Paper,
  { letterhead, pictures: around }: Letterhead,
  council: string,
): Promise<Uint8Array> {
  const pictures: Record<string, string | Uint8Array> = { ...around };
  const parts = paper.parts.map((part, at) => {
    if (part.kind === 'chart') {
      const name = `chart-${at}.svg`;
      pictures[name] = chartFile(part.chart, FAMILIES[0] ?? '').svg;
      return { kind: part.kind, picture: name, alt: chartWords(part.chart) };
    }
    return part.kind === 'table'
      ? {
          ...part,
          rows: part.rows.map((row) => row.map(({ text, href = '' }) => ({ text, href }))),
        }
      : part.kind === 'paragraph'
        ? { ...part, missing: part.missing ?? false }
        : part;
  });
  const print = { ...paper, parts, letterhead, words: { page: messages.page } };
  return typesetInSubprocess({ template: TEMPLATE, data: { print }, pictures }, council);
}
