import type { Request, Response } from 'express';
import { withPublic } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import {
  councilPageAt,
  councilPageKinds,
  councilPageNames,
} from '../../ground/public-frame/council-page-kinds.ts';
import { sendPage } from '../../ground/public-frame/send-page.ts';
import { setPage } from '../../ground/public-frame/set-page.tsx';
import { hasLandingPage } from '../landing-page.ts';
import { documentPageOf } from '../answer-documents.tsx';
import { abilities, documentLook, namedIn } from '../document-look.ts';
import { DocumentHeader } from '../header.tsx';
import { findCouncilPage } from '../queries.ts';
import { pageStyle } from '../style.ts';
import { councilTextsOf } from './council-texts.ts';
import { DefaultPage } from './default-page.tsx';

/** Sends a page that the council must have: its own document, or what holds of the product. Throws not-found. */
export async function answerCouncilPage(
  tenant: Tenant,
  request: Request,
  response: Response,
): Promise<void> {
  const path = request.path.replace(/\/$/, '');
  const kind = councilPageKinds.find((each) => councilPageAt(each) === path);
  if (!kind) throw new AppError('not-found');
  const id = await withPublic(tenant, (tx) => findCouncilPage(tx, kind));
  const html =
    id === undefined
      ? setPage(tenant, {
          ...documentLook,
          title: councilPageNames[kind],
          style: pageStyle,
          header: <DocumentHeader hasList={hasLandingPage(tenant)} {...abilities(tenant)} />,
          content: <DefaultPage kind={kind} {...councilTextsOf(tenant, kind)} />,
        })
      : await documentPageOf(tenant, id, namedIn(request, tenant));
  sendPage(request, response, html);
}
