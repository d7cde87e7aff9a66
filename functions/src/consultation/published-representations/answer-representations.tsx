import type { Request, Response } from 'express';
import { withPublic } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { publicFrameMessages } from '../ground/public-frame/messages.ts';
import { pagesOf } from '../ground/public-frame/page-asked.ts';
import { KEPT_BRIEFLY, sendPage } from '../ground/public-frame/send-page.ts';
import { setPage } from '../ground/public-frame/set-page.tsx';
import { askedIn } from './asked.ts';
import { RepresentationListPage } from './list-page.tsx';
import { publicRepresentationMessages as messages } from './messages.ts';
import { OnePage } from './one-page.tsx';
import { findChoices, findPublished, findWhole, PUBLISHED_PAGE_SIZE } from './queries.ts';
import { attachmentAt, sendAttachment } from './send-attachment.ts';
import { representationStyle } from './style.ts';

const ONE = /^\/p\/representations\/(\d{1,15})$/;
const look = { home: '/p/representations', style: representationStyle };

/** Sends the page or the file at an address of a council's representations. Throws not-found. */
export async function answerRepresentations(
  tenant: Tenant,
  request: Request,
  response: Response,
): Promise<void> {
  const attachment = attachmentAt(request.path);
  if (attachment) {
    response.setHeader('cache-control', KEPT_BRIEFLY);
    await sendAttachment(tenant, attachment, request, response);
    return;
  }
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://page.invalid');
  const id = ONE.exec(pathname)?.[1];
  if (id !== undefined) sendPage(request, response, await oneOf(tenant, Number(id)));
  else if (/^\/p\/representations\/?$/.test(pathname))
    sendPage(request, response, await listOf(tenant, searchParams));
  else throw new AppError('not-found');
}

async function listOf(tenant: Tenant, query: URLSearchParams): Promise<string> {
  const asked = askedIn(query);
  const { page, ...props } = await withPublic(tenant, async (tx) => ({
    ...(await findPublished(tx, asked)),
    choices: await findChoices(tx),
  }));
  return setPage(tenant, {
    ...look,
    title: publicFrameMessages.titleOfPage(
      messages.title,
      page,
      pagesOf(props.count, PUBLISHED_PAGE_SIZE),
    ),
    content: <RepresentationListPage asked={{ ...asked, page }} {...props} />,
  });
}

async function oneOf(tenant: Tenant, id: number): Promise<string> {
  const of = await withPublic(tenant, (tx) => findWhole(tx, id));
  if (!of) throw new AppError('not-found');
  return setPage(tenant, { ...look, title: messages.one(id), content: <OnePage of={of} /> });
}
