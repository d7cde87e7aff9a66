import type { Request, Response } from 'express';
import { asAppError } from '../../../platform/answer-error.ts';
import { AppError } from '../../../platform/errors.ts';
import { log } from '../../../platform/log.ts';
import { refuseWhenCrowded } from '../../../platform/pool.ts';
import { reportError } from '../../../platform/report.ts';
import { councilAsked, tenantOfRequest } from '../../../platform/request-session.ts';
import { type Tenant, tenantLastRead } from '../../../platform/tenancy.ts';
import { isUnstorable } from '../../../platform/unstorable.ts';
import { councilPageAt, councilPageKinds } from '../../ground/public-frame/council-page-kinds.ts';
import type { Failure, WayBack } from '../../ground/public-frame/failure-page.tsx';
import { publicFrameMessages } from '../../ground/public-frame/messages.ts';
import { type FailureStatus, sendFailure } from '../../ground/public-frame/send-page.ts';
import { answerDocuments } from '../../public-documents/answer-documents.tsx';
import { answerCouncilPage } from '../../public-documents/council-pages/answer-council-page.tsx';
import { publicDocumentMessages } from '../../public-documents/messages.ts';
import { answerDocumentFile, failedDownload } from '../document-files/answer-document-file.ts';
import { answerRepresentations } from '../../published-representations/answer-representations.tsx';
import { cameFrom, maintainedFor } from './maintained.ts';
import { publicRepresentationMessages } from '../../published-representations/messages.ts';

const RETRY_SECONDS = '60';

interface Area {
  begins: string;
  back: WayBack;
  /** Sends what is at the address. Throws not-found. */
  answer: (tenant: Tenant, request: Request, response: Response) => Promise<void>;
  /** What is said where that failed, if it is something else than usual. */
  failure?: (request: Request, isMissing: boolean) => Failure | undefined;
}

const documents: Area = {
  begins: '/p/document',
  back: { href: '/p/document', label: publicDocumentMessages.title },
  answer: async (...asked) => {
    if (!(await answerDocumentFile(...asked))) await answerDocuments(...asked);
  },
  failure: failedDownload,
};
const councilPages = councilPageKinds.map((kind): Area => ({
  begins: councilPageAt(kind),
  back: documents.back,
  answer: answerCouncilPage,
}));
const areas: Area[] = [
  ...councilPages,
  {
    begins: '/p/representations',
    back: { href: '/p/representations', label: publicRepresentationMessages.back },
    answer: answerRepresentations,
  },
  documents,
];

/**
 * Answers an address under /p with a page that needs no script. Nobody's session is looked at: everybody reads the
 * same, as the council's public, whose role can read nothing but what is published.
 */
export async function servePage(request: Request, response: Response): Promise<void> {
  response.setHeader('x-content-type-options', 'nosniff');
  const area = areas.find(({ begins }) => `${request.path}/`.startsWith(`${begins}/`));
  let tenant: Tenant | undefined;
  try {
    nameCouncil(request);
    await refuseWhenCrowded(tenantLastRead(councilAsked(request))?.mainSchema);
    tenant = await tenantOfRequest(request);
    const isAllowed = ['GET', 'HEAD'].includes(request.method);
    if (!area || !isAllowed || !tenant.flags.has('consultation pages'))
      throw new AppError('not-found');
    const seconds = maintainedFor(tenant, request.path, new Date());
    if (seconds !== undefined) await sendMaintained(tenant, request, response, seconds);
    else await area.answer(tenant, request, response);
  } catch (error) {
    // The reader went away, or the store in the middle of a file: nothing can be said any more.
    if (response.headersSent) return;
    const known = asAppError(error);
    if (!known || isUnstorable(known.cause)) {
      log.error('public page failed', { path: request.path, error: String(error) });
      reportError(error, {});
    }
    const status = statusOf(known);
    // Overloaded, it still is the council's page.
    if (status === 503) tenant ??= tenantLastRead(councilAsked(request));
    if (status !== 404)
      response.setHeader('retry-after', known?.headers?.['retry-after'] ?? RETRY_SECONDS);
    const { failurePage, usualFailure } =
      await import('../../ground/public-frame/failure-page.tsx');
    const { back, failure } = area ?? documents;
    const told = failure?.(request, status === 404) ?? usualFailure(status, back);
    const { plainFrame } = await import('../../public-documents/plain-frame.tsx');
    // Overloaded, its script would ask for more; the tools are links without it.
    const around = tenant?.flags.has('consultation pages')
      ? { ...plainFrame(tenant), hasIslands: status === 404 }
      : undefined;
    sendFailure(response, status, failurePage(tenant, told, back.href, around));
  }
}

/** Everything that is refused for good is missing to whoever reads a page. */
function statusOf(known: AppError | undefined): FailureStatus {
  if (known?.status === 429) return 429;
  return known !== undefined && known.status < 500 ? 404 : 503;
}

/** Instead of whatever is there, while the council works on it. */
async function sendMaintained(
  tenant: Tenant,
  request: Request,
  response: Response,
  seconds: number,
): Promise<void> {
  const { failurePage } = await import('../../ground/public-frame/failure-page.tsx');
  const { maintenance: title, back: label } = publicFrameMessages;
  const back = { href: cameFrom(request), label };
  response.setHeader('retry-after', String(seconds));
  sendFailure(response, 503, failurePage(tenant, { title, text: '', back }, '/'));
}

/** A navigation carries no header: on local and preview hosts, the only ones that believe it, the address names the council. */
function nameCouncil(request: Request): void {
  const named = request.query.tenant;
  if (typeof named === 'string') request.headers['x-tenant'] ??= named;
}
