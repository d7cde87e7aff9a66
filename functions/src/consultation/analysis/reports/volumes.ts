import { councilOrigin } from '../../../platform/council-origin.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { gatherSummary } from '../papers/gather-summary.ts';
import { packPaper } from '../papers/pack-paper.ts';
import type { Paper } from '../papers/paper.ts';
import { summaryPaper } from '../papers/summary-paper.ts';
import { around } from '../papers/written-paper.ts';
import { reportPaperMessages as messages } from '../papers/messages.ts';
import {
  consultationsOfPaper,
  countAll,
  publishedIds,
  type PublishedText,
  publishedTexts,
} from '../queries/papers.ts';
import type { ReportWords } from '../queries/report-contents.ts';
import type { ReportRequest } from '../queries/reports.ts';

/** Representations in one volume: half a minute, and half a gigabyte, of setting. */
const VOLUME = 2_000;
/** A pack of so many is made while somebody waits. */
const SHORT_PACK = 300;
/** A summary counts all of so many representations while somebody waits. */
const SHORT_SUMMARY = 5_000;

interface Planned {
  request: ReportRequest;
  title: string;
  volumes: number;
  /** Whether it is made while somebody waits. */
  isShort: boolean;
}

/** Throws not-found. */
export async function planPack(
  tx: Tx,
  { consultationId, format }: { consultationId: number; format: 'docx' | 'pdf' },
): Promise<Planned> {
  const consultation = (await consultationsOfPaper(tx)).find(({ id }) => id === consultationId);
  if (!consultation) throw new AppError('not-found');
  const ids = await publishedIds(tx, consultationId);
  return {
    request: { kind: 'pack', format, name: consultation.name, ids },
    title: messages.packTitle(consultation.name),
    volumes: Math.max(1, Math.ceil(ids.length / VOLUME)),
    isShort: ids.length <= SHORT_PACK,
  };
}

export async function planSummary(
  tx: Tx,
  { regime, format }: { regime: '2012' | '2026'; format: 'docx' | 'pdf' },
): Promise<Planned> {
  return {
    request: { kind: 'summary', format, regime },
    title: messages.summaryTitle[regime],
    volumes: 1,
    isShort: (await countAll(tx)) <= SHORT_SUMMARY,
  };
}

/** A part of a report, and what stands in it: published editions; what is said in the words of records. */
interface VolumePaper {
  paper: Paper;
  shown: Pick<PublishedText, 'id' | 'edition'>[];
  said: ReportWords[];
}

/** One volume of a report, counted from 0, as what is confirmed and published now has it. */
export async function paperOf(
  tx: Tx,
  tenant: Tenant,
  request: ReportRequest,
  at: number,
): Promise<VolumePaper> {
  if (request.kind === 'summary') {
    const gathered = await gatherSummary(tx, councilOrigin(tenant));
    const said = gathered.flatMap(({ answers, themes }) => [
      ...answers.map(
        ({ issue, response }) => ({ kind: 'response', issue, words: response }) as const,
      ),
      ...themes.map(({ label }) => ({ kind: 'theme', issue: '', words: label }) as const),
    ]);
    return { paper: summaryPaper(request.regime, around(tenant), gathered), shown: [], said };
  }
  const { name, ids } = request;
  const texts = await publishedTexts(tx, ids.slice(at * VOLUME, (at + 1) * VOLUME));
  const all = Math.max(1, Math.ceil(ids.length / VOLUME));
  const volume = { at, all, from: at * VOLUME, of: ids.length };
  return {
    paper: packPaper(name, around(tenant), texts, volume),
    shown: texts.map(({ id, edition }) => ({ id, edition })),
    said: [],
  };
}
