import { longDateOf } from '../../../platform/dates/long-date.ts';
import { letterheadOf, paperLogo } from '../../../platform/print/council-look.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { reportPaperMessages as messages } from './messages.ts';
import type { Paper } from './paper.ts';

export type PaperFormat = 'docx' | 'pdf';

export const paperTypes: Record<PaperFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** What a council's papers have in common. */
export function around(tenant: Tenant): Omit<Paper, 'title' | 'parts'> {
  return { council: tenant.name, made: messages.made(longDateOf(new Date())) };
}

/** A paper of a council as a file, under its logo, by an engine loaded only for this. */
export async function writtenPaper(
  tenant: Tenant,
  paper: Paper,
  format: PaperFormat,
): Promise<Uint8Array> {
  return format === 'pdf'
    ? (await import('./write-pdf.ts')).writePdf(paper, await letterheadOf(tenant), tenant.shortName)
    : (await import('./write-word.ts')).writeWord(paper, await paperLogo(tenant));
}
