import { longDateOf } from '../../../platform/dates/long-date.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { reportPaperMessages as messages } from './messages.ts';
import type { Paper } from './paper.ts';

const PLAIN_COLOUR = '#14539a';

export type PaperFormat = 'docx' | 'pdf';

export const paperTypes: Record<PaperFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** What a council's papers have in common. */
export function around(tenant: Tenant): Omit<Paper, 'title' | 'parts'> {
  const { mainColor } = tenant.record;
  const colour =
    typeof mainColor === 'string' && /^#[\da-f]{6}$/i.test(mainColor) ? mainColor : PLAIN_COLOUR;
  return { council: tenant.name, colour, made: messages.made(longDateOf(new Date())) };
}

/** A paper as a file, by an engine loaded only for this. */
export async function writtenPaper(paper: Paper, format: PaperFormat): Promise<Uint8Array> {
  return format === 'pdf'
    ? (await import('./write-pdf.ts')).writePdf(paper)
    : (await import('./write-word.ts')).writeWord(paper);
}
