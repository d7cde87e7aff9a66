import type { Tx } from '../../../platform/db.ts';
import { type Call, networkRoute, type Route } from '../../../platform/endpoint.ts';
import { inShare } from '../../../platform/in-share.ts';
import { findWanted, makePictures } from '../../documents/pictures/make-pictures.ts';
import { resolveForPreview } from '../../documents/resolve-draft.ts';
import { questionStyle } from '../../ground/documents/view/question-style.ts';
import { documentStyle } from '../../ground/documents/view/style.ts';
import { setPage } from '../../ground/public-frame/set-page.tsx';
import { DocumentPage } from '../../public-documents/document-page.tsx';
import { findConsultationState } from '../../public-documents/queries.ts';
import { setBlocksOf } from '../../public-documents/set-document.ts';
import { pageStyle } from '../../public-documents/style.ts';
import { previewDocument } from './contract.ts';
import { withinPage } from './within-page.ts';

/** Pictures stand in the page itself: one size, which a frame shows well enough. */
const WIDTHS = [800];

/** A draft may have many pictures to be cut and tables to be set; more than anybody looks at in a minute. */
const previews = inShare({ what: 'document-previews', times: 60, atOnce: 1, waiting: 16 });

export const documentPreviewRoutes: Route[] = [
  networkRoute(previewDocument, (call) => previews(call, () => previewOf(call))),
];

async function previewOf({
  input: { id },
  tenant,
  inTenant,
}: Pick<Call<typeof previewDocument>, 'input' | 'tenant'> & {
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}) {
  const wanted = await inTenant((tx) => findWanted(tx, id));
  const pictures = await makePictures(tenant.shortName, wanted, WIDTHS);
  const { head, content, files, leftOut, consultation } = await inTenant(async (tx) => {
    const whole = await resolveForPreview(tx, tenant, id, pictures);
    const { consultation: chosen } = whole.head;
    const state = chosen && (await findConsultationState(tx, chosen.id));
    return { ...whole, consultation: state ?? null };
  });
  const of = {
    id,
    edition: (head.edition ?? 0) + 1,
    content,
    publishedAt: new Date().toISOString(),
    consultation,
    count: 1,
  };
  const blocks = await setBlocksOf(of, { fileAt: withinPage(files) });
  const html = setPage(tenant, {
    title: content.title,
    home: '#',
    style: pageStyle + documentStyle + questionStyle,
    content: <DocumentPage of={of} blocks={blocks} />,
  });
  return { title: content.title, html, leftOut };
}
