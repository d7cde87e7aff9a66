import type { Request, Response } from 'express';
import { withPublic } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { hasSiteData } from '../ground/documents/edition.ts';
import { questionStyle } from '../ground/documents/view/question-style.ts';
import { documentStyle } from '../ground/documents/view/style.ts';
import { sendPage } from '../ground/public-page/send-page.ts';
import { setPage } from '../ground/public-page/set-page.tsx';
import { DocumentPage } from './document-page.tsx';
import { DocumentFooter, DocumentHeader } from './header.tsx';
import { DocumentListPage } from './list-page.tsx';
import { publicDocumentMessages as messages } from './messages.ts';
import { findWholeDocument, listPublished } from './queries.ts';
import { editionFileAt, sendEditionFile } from './send-edition-file.ts';
import { pageStyle } from './style.ts';

const ONE = /^\/p\/document\/(\d{1,15})\/?$/;
const LIST = /^\/p\/document(\/all)?\/?$/;

const look = { home: '/p/document', hasIslands: true, footer: <DocumentFooter /> };

/** Sends the page or the file at an address of a council's documents. Throws not-found. */
export async function answerDocuments(
  tenant: Tenant,
  request: Request,
  response: Response,
): Promise<void> {
  const file = editionFileAt(request.path);
  const id = ONE.exec(request.path)?.[1];
  if (file) await sendEditionFile(tenant, file, request, response);
  else if (id !== undefined)
    sendPage(
      request,
      response,
      await oneOf(tenant, Number(id), request.query.tenant !== undefined),
    );
  else if (LIST.test(request.path)) sendPage(request, response, await listOf(tenant));
  else throw new AppError('not-found');
}

async function listOf(tenant: Tenant): Promise<string> {
  const documents = await withPublic(tenant, listPublished);
  return setPage(tenant, {
    ...look,
    title: messages.title,
    style: pageStyle,
    header: <DocumentHeader isOnly={false} {...abilities(tenant)} />,
    content: <DocumentListPage documents={documents} />,
  });
}

/** `isNamed`: the address names the council, as on hosts that tell none, and those of its files must, too. */
async function oneOf(tenant: Tenant, id: number, isNamed: boolean): Promise<string> {
  const found = await withPublic(tenant, (tx) => findWholeDocument(tx, id));
  if (!found) throw new AppError('not-found');
  const named = isNamed ? `?tenant=${tenant.shortName}` : '';
  const fileAt = (name: string) => `/p/document/${id}/editions/${found.edition}/${name}${named}`;
  return setPage(tenant, {
    ...look,
    title: found.content.title,
    style: pageStyle + documentStyle + questionStyle,
    header: (
      <DocumentHeader
        downloads={{ fileAt, hasSites: hasSiteData(found.content) }}
        isOnly={found.count < 2}
        {...abilities(tenant)}
      />
    ),
    content: <DocumentPage of={found} fileAt={fileAt} />,
  });
}

function abilities({ flags, record }: Tenant) {
  // A council that lists its providers may leave accounts of the public out.
  const { providers } = record;
  const isPublic = (each: { name?: unknown } | null) => each?.name === 'firebase-auth';
  return {
    hasBuilder: flags.has('document builder'),
    hasAccounts: !Array.isArray(providers) || providers.some(isPublic),
  };
}
