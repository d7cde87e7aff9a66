import type { Request } from 'express';
import { AppError } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { publicFrameMessages } from '../../ground/public-frame/messages.ts';
import { pageAsked } from '../../ground/public-frame/page-asked.ts';
import { setPage } from '../../ground/public-frame/set-page.tsx';
import { abilities, documentLook, namedIn } from '../document-look.ts';
import { DocumentHeader } from '../header.tsx';
import { hasLandingPage } from '../landing-page.ts';
import { publicDocumentMessages as messages } from '../messages.ts';
import { pageStyle } from '../style.ts';
import { MAX_SEARCHED } from './max-searched.ts';
import { searchDocuments } from './search-documents.ts';
import { DocumentSearchPage } from './search-page.tsx';

interface SearchAsked {
  typed: string;
  within: number | undefined;
  page: number;
  named: string | undefined;
}

/** PostgreSQL takes no NUL, and half a character is none. */
const wellFormed = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** What the address asks to search for; undefined where it asks for nothing. */
export function searchAsked(request: Request, tenant: Tenant): SearchAsked | undefined {
  const { q, within } = request.query;
  const typed = typeof q === 'string' ? wellFormed(q.trim().slice(0, MAX_SEARCHED)) : '';
  if (typed === '') return undefined;
  const id = typeof within === 'string' && /^\d{1,15}$/.test(within) ? Number(within) : undefined;
  const page = pageAsked(request.query['page']);
  return { typed, within: id, page, named: namedIn(request, tenant) };
}

/** The page of what was found, in all documents or in one. Throws not-found where that is not public. */
export async function foundBy(
  tenant: Tenant,
  { typed, within, page, named }: SearchAsked,
): Promise<string> {
  const found = await searchDocuments(tenant, typed, { documentId: within, page });
  const { within: title } = found;
  if (within !== undefined && title === undefined) throw new AppError('not-found');
  return setPage(tenant, {
    ...documentLook,
    title: publicFrameMessages.titleOfPage(messages.searchTitle, found.page, found.pages),
    style: pageStyle,
    header: <DocumentHeader hasList={hasLandingPage(tenant)} {...abilities(tenant)} />,
    content: (
      <DocumentSearchPage
        typed={typed}
        within={within === undefined || title === undefined ? undefined : { id: within, title }}
        found={found}
        tenant={named}
      />
    ),
  });
}
