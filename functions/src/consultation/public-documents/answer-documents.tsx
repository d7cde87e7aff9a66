import type { Request, Response } from 'express';
import { withPublic } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { hasSiteData } from '../ground/documents/edition.ts';
import { questionStyle } from '../ground/documents/view/question-style.ts';
import { documentStyle } from '../ground/documents/view/style.ts';
import { pageAsked, pagesOf } from '../ground/public-frame/page-asked.ts';
import { publicFrameMessages } from '../ground/public-frame/messages.ts';
import { KEPT_BRIEFLY, sendData, sendPage } from '../ground/public-frame/send-page.ts';
import { setPage } from '../ground/public-frame/set-page.tsx';
import { limitSearches } from '../ground/searching/limit-searches.ts';
import { AttachmentsPage } from './attachments-page.tsx';
import { abilities, documentLook, namedIn } from './document-look.ts';
import { DocumentPage } from './document-page.tsx';
import { DocumentHeader } from './header.tsx';
import { hasLandingPage } from './landing-page.ts';
import { DocumentListPage } from './list-page.tsx';
import { madeOnce } from './made-once.ts';
import { publicDocumentMessages as messages } from './messages.ts';
import { findClosedPolls } from './closed-polls.ts';
import {
  findWholeDocument,
  LISTED_PAGE_SIZE,
  listPublished,
  type WholeDocument,
} from './queries.ts';
import { foundBy, searchAsked } from './searching/answer-search.tsx';
import { DocumentSearchForm } from './searching/search-form.tsx';
import { readState } from './read-state.ts';
import { documentAttachmentAt, sendDocumentAttachment } from './send-document-attachment.ts';
import { editionFileAt, sendEditionFile } from './send-edition-file.ts';
import { setBlocksOf } from './set-document.ts';
import { pageStyle } from './style.ts';

const STATE = /^\/p\/document\/(\d{1,15})\/state$/;
const ONE = /^\/p\/document\/(\d{1,15})\/?$/;
const ATTACHMENTS = /^\/p\/document\/(\d{1,15})\/attachments\/?$/;
const LIST = /^\/p\/document(\/all)?\/?$/;

/** Sends the page or the file at an address of a council's documents. Throws not-found. */
export async function answerDocuments(
  tenant: Tenant,
  request: Request,
  response: Response,
): Promise<void> {
  const file = editionFileAt(request.path);
  const stateOf = STATE.exec(request.path)?.[1];
  const attachment = documentAttachmentAt(request.path);
  const id = ONE.exec(request.path)?.[1];
  const attachedTo = ATTACHMENTS.exec(request.path)?.[1];
  if (stateOf !== undefined) sendData(request, response, await readState(tenant, Number(stateOf)));
  else if (file) await sendEditionFile(tenant, file, request, response);
  else if (attachment) await sendDocumentAttachment(tenant, attachment, request, response);
  else if (attachedTo !== undefined)
    sendPage(
      request,
      response,
      await attachmentsOf(tenant, Number(attachedTo), namedIn(request, tenant)),
    );
  else if (id !== undefined)
    sendPage(request, response, await documentPageOf(tenant, Number(id), namedIn(request, tenant)));
  else if (LIST.test(request.path)) {
    const asked = searchAsked(request, tenant);
    if (!asked && !hasLandingPage(tenant)) {
      await sendToFirst(tenant, request, response);
      return;
    }
    if (asked) await limitSearches(tenant, 'document-search', request);
    const html = asked
      ? await foundBy(tenant, asked)
      : await listOf(tenant, namedIn(request, tenant), pageAsked(request.query['page']));
    sendPage(request, response, html);
  } else throw new AppError('not-found');
}

/** Leads to the document that the list would name first. Throws not-found where none is public. */
async function sendToFirst(tenant: Tenant, request: Request, response: Response): Promise<void> {
  const {
    documents: [first],
  } = await withPublic(tenant, (tx) => listPublished(tx, 1));
  if (!first) throw new AppError('not-found');
  const named = namedIn(request, tenant);
  response.setHeader('cache-control', KEPT_BRIEFLY);
  response.redirect(302, `/p/document/${first.id}${named === undefined ? '' : `?tenant=${named}`}`);
}

async function listOf(tenant: Tenant, named: string | undefined, asked: number): Promise<string> {
  const listed = await withPublic(tenant, (tx) => listPublished(tx, asked));
  return setPage(tenant, {
    ...documentLook,
    title: publicFrameMessages.titleOfPage(
      messages.title,
      listed.page,
      pagesOf(listed.count, LISTED_PAGE_SIZE),
    ),
    style: pageStyle,
    header: <DocumentHeader hasList={hasLandingPage(tenant)} {...abilities(tenant)} />,
    content: <DocumentListPage {...listed} tenant={named} />,
  });
}

/** The page of a document that is public. Throws not-found. */
export const documentPageOf = (
  tenant: Tenant,
  id: number,
  council: string | undefined,
): Promise<string> =>
  madeOnce(tenant, JSON.stringify([id, council]), () => makeDocumentPage(tenant, id, council));

async function makeDocumentPage(
  tenant: Tenant,
  id: number,
  council: string | undefined,
): Promise<string> {
  const { found, polls } = await withPublic(tenant, async (tx) => {
    const whole = await findWholeDocument(tx, id);
    return { found: whole, polls: whole && (await findClosedPolls(tx, whole)) };
  });
  if (!found) throw new AppError('not-found');
  const named = council === undefined ? '' : `?tenant=${council}`;
  const blocks = await setBlocksOf(found, { fileAt: fileOf(found, council), polls });
  return setPage(tenant, {
    ...documentLook,
    title: found.content.title,
    description: found.content.subtitle,
    style: pageStyle + documentStyle + questionStyle,
    header: headerOf(tenant, found, council),
    content: (
      <DocumentPage
        of={found}
        blocks={blocks}
        attachmentsAt={`/p/document/${id}/attachments${named}`}
        search={<DocumentSearchForm within={id} tenant={council} />}
      />
    ),
  });
}

const fileOf =
  ({ id, edition }: WholeDocument, council: string | undefined) =>
  (name: string) =>
    `/p/document/${id}/editions/${edition}/${name}${council === undefined ? '' : `?tenant=${council}`}`;

const headerOf = (tenant: Tenant, found: WholeDocument, council: string | undefined) => (
  <DocumentHeader
    downloads={{ fileAt: fileOf(found, council), hasSites: hasSiteData(found.content) }}
    hasList={found.count > 1 && hasLandingPage(tenant)}
    {...abilities(tenant)}
  />
);

async function attachmentsOf(tenant: Tenant, id: number, council: string | undefined) {
  const found = await withPublic(tenant, (tx) => findWholeDocument(tx, id));
  if (!found) throw new AppError('not-found');
  const { title, attachments = [] } = found.content;
  return setPage(tenant, {
    ...documentLook,
    title: messages.attachmentsOf(title),
    style: pageStyle,
    header: headerOf(tenant, found, council),
    content: <AttachmentsPage id={id} title={title} attachments={attachments} tenant={council} />,
  });
}
