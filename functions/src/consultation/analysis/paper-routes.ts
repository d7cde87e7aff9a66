import { councilOrigin } from '../../platform/council-origin.ts';
import { longDateOf } from '../../platform/dates/long-date.ts';
import type { Tx } from '../../platform/db.ts';
import { networkRoute, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { Reply } from '../../platform/reply.ts';
import { attachment } from '../../platform/storage.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import {
  examinationPack,
  MAX_PACK,
  representationForm,
  statutorySummary,
} from './contract/papers.ts';
import { formPaper } from './papers/form-paper.ts';
import { gatherSummary } from './papers/gather-summary.ts';
import { reportPaperMessages as messages } from './papers/messages.ts';
import { packPaper } from './papers/pack-paper.ts';
import type { Paper } from './papers/paper.ts';
import { summaryPaper } from './papers/summary-paper.ts';
import { consultationsOfPaper, publishedTexts } from './queries/papers.ts';

const PLAIN_COLOUR = '#14539a';

export const paperRoutes: Route[] = [
  // Papers are written after the transaction, by engines loaded only for this.
  networkRoute(statutorySummary, async ({ input, tenant, inTenant }) => {
    const { regime, invited, how } = input;
    const gathered = await inTenant((tx) => gatherSummary(tx, councilOrigin(tenant)));
    return written(summaryPaper(regime, around(tenant), gathered, { invited, how }), input.format);
  }),
  networkRoute(representationForm, ({ input, tenant }) =>
    written(formPaper(around(tenant)), input.format),
  ),
  networkRoute(examinationPack, async ({ input, tenant, inTenant }) => {
    const { name, texts } = await inTenant((tx) => published(tx, input.consultationId));
    return written(packPaper(name, around(tenant), texts), input.format);
  }),
];

/** Throws not-found, and payload-invalid where it is more than one file holds. */
async function published(tx: Tx, consultationId: number) {
  const consultation = (await consultationsOfPaper(tx)).find(({ id }) => id === consultationId);
  if (!consultation) throw new AppError('not-found');
  const texts = await publishedTexts(tx, consultationId, MAX_PACK + 1);
  if (texts.length > MAX_PACK) throw invalidField('consultationId', messages.packTooMany(MAX_PACK));
  return { name: consultation.name, texts };
}

function around(tenant: Tenant): Omit<Paper, 'title' | 'parts'> {
  const { mainColor } = tenant.record;
  const colour =
    typeof mainColor === 'string' && /^#[\da-f]{6}$/i.test(mainColor) ? mainColor : PLAIN_COLOUR;
  return { council: tenant.name, colour, made: messages.made(longDateOf(new Date())) };
}

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

async function written(paper: Paper, format: keyof typeof TYPES): Promise<Reply<Blob | undefined>> {
  const bytes =
    format === 'pdf'
      ? await (await import('./papers/write-pdf.ts')).writePdf(paper)
      : await (await import('./papers/write-word.ts')).writeWord(paper);
  return new Reply({
    bytes,
    headers: {
      'content-type': TYPES[format],
      'content-disposition': attachment(messages.fileName(paper.title, format)),
    },
  });
}
