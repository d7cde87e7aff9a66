import { route, type Route } from '../../../platform/endpoint.ts';
import { resolveWhole } from '../../documents/resolve-draft.ts';
import { documentStyle } from '../../ground/documents/view/style.ts';
import { setPage } from '../../ground/public-page/set-page.tsx';
import { DocumentPage } from '../../public-documents/document-page.tsx';
import { findConsultationState } from '../../public-documents/queries.ts';
import { pageStyle } from '../../public-documents/style.ts';
import { previewDocument } from './contract.ts';
import { withPictures } from './with-pictures.ts';

export const documentPreviewRoutes: Route[] = [
  route(previewDocument, async ({ input: { id }, tenant, tx }) => {
    const { head, content, files, leftOut } = await resolveWhole(tx, tenant.shortName, id);
    const of = {
      id,
      edition: (head.edition ?? 0) + 1,
      content: withPictures(content, files),
      publishedAt: new Date().toISOString(),
      consultation: head.consultation
        ? ((await findConsultationState(tx, head.consultation.id)) ?? null)
        : null,
      count: 1,
    };
    const html = setPage(tenant, {
      title: content.title,
      home: '#',
      style: pageStyle + documentStyle,
      content: <DocumentPage of={of} fileAt={(name) => name} />,
    });
    return { title: content.title, html, leftOut };
  }),
];
