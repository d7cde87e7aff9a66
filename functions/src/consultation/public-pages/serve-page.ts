import type { Request, Response } from 'express';
import { asAppError } from '../../platform/answer-error.ts';
import { AppError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import { reportError } from '../../platform/report.ts';
import { tenantOfRequest } from '../../platform/request-session.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { answerPage } from './answer-page.tsx';
import { attachmentAt, sendAttachment } from './send-attachment.ts';

/** The CDN keeps a page this long: what is published or withdrawn is seen by all within it. */
const KEPT_SECONDS = 30;
const RETRY_SECONDS = '60';
const HTML = 'text/html; charset=utf-8';

/**
 * Answers an address under /p with a page that needs no script. Nobody's session is looked at: everybody reads the
 * same, as the council's public, whose role can read nothing but what is published.
 */
export async function servePage(request: Request, response: Response): Promise<void> {
  response.setHeader('content-type', HTML);
  response.setHeader('x-content-type-options', 'nosniff');
  let tenant: Tenant | undefined;
  try {
    if (!['GET', 'HEAD'].includes(request.method)) throw new AppError('not-found');
    tenant = await tenantOfRequest(request);
    const kept = `public, max-age=0, s-maxage=${KEPT_SECONDS}`;
    const attachment = attachmentAt(request.path);
    if (attachment) {
      response.setHeader('cache-control', kept);
      await sendAttachment(tenant, attachment, request, response);
      return;
    }
    const { status, html } = await answerPage(tenant, request.originalUrl);
    response.setHeader('cache-control', status === 200 ? kept : 'no-store');
    response.status(status).end(html);
  } catch (error) {
    // The reader went away, or the store in the middle of a file: nothing can be said any more.
    if (response.headersSent) return;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-type', HTML);
    response.removeHeader('content-length');
    const known = asAppError(error);
    if (!known) {
      log.error('public page failed', { path: request.path, error: String(error) });
      reportError(error, {});
    }
    const isMissing = known !== undefined && known.status < 500;
    if (!isMissing) response.setHeader('retry-after', RETRY_SECONDS);
    const { failurePage } = await import('./failure-page.tsx');
    response.status(isMissing ? 404 : 503).end(failurePage(tenant, isMissing));
  }
}
