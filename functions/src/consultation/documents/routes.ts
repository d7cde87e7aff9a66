import { type Actor, may } from '../../platform/actor.ts';
import { asPublic } from '../../platform/as-account.ts';
import { networkRoute, publicRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { onceOnly } from '../../platform/idempotency.ts';
import { inShare, LONG_QUERIES } from '../../platform/in-share.ts';
import { countUnsent } from '../ground/documents/queries/count-unsent.ts';
import { beginDocument, rewriteDocument } from './change-document.ts';
import { draftAttachmentRoutes } from './attachments/routes.ts';
import { countForChart } from './charts/count-sites.ts';
import { checkDraft } from './check-draft.ts';
import { addNewBlock, rewriteBlock } from './change-blocks.ts';
import { addNewSection, rewriteSection } from './change-sections.ts';
import {
  addBlock,
  addDocument,
  addSection,
  changeBlock,
  changeDocument,
  changeSection,
  getDraft,
  listDeletedDocuments,
  listDocuments,
} from './contract.ts';
import { getChartFigures } from './contract/charts.ts';
import { askDocumentLinks } from './contract/links.ts';
import { drawDraftMap } from './contract/maps.ts';
import { listDocumentTopics } from './contract/topics.ts';
import {
  compareDocumentVersion,
  keepDocumentVersion,
  listDocumentVersions,
  restoreDocumentVersion,
} from './contract/versions.ts';
import {
  checkDocument,
  countDocumentUnsent,
  getPublicDocument,
  listPublicDocuments,
  planPublishing,
  publishDocument,
  withdrawDocument,
} from './contract/publishing.ts';
import { askLinks } from './links/ask-links.ts';
import { drawnDraftMap } from './maps/draw-draft-map.ts';
import { findWanted, makePictures } from './pictures/make-pictures.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { findDocument, findDeletedDocuments, findDocuments } from './queries/heads.ts';
import { presenceRoutes } from './presence-routes.ts';
import { publishDraft, withdrawPublished } from './publish.ts';
import { findPublishedDocument, findPublishedIds } from './queries/published.ts';
import { findDocumentTopics } from './queries/topics.ts';
import { findDraftVersions } from './queries/versions.ts';
import { readDraft, readWhole } from './read-draft.ts';
import { planDraft } from './scheduling/plan-publishing.ts';
import { compareWith } from './versions/compare-with.ts';
import { keepByName } from './versions/keep.ts';
import { restoreVersion } from './versions/restore.ts';
import { structureRoutes } from './structure/routes.ts';
import { wordRoutes } from './word/routes.ts';

/** Every site that is found is counted or summed; an officer who makes a chart asks with each change. */
const chartFigures = inShare({ what: 'chart-figures', times: 120, ...LONG_QUERIES, waiting: 16 });

export const documentRoutes: Route[] = [
  ...pictureRoutes,
  ...draftAttachmentRoutes,
  ...presenceRoutes,
  ...wordRoutes,
  ...structureRoutes,
  networkRoute(getChartFigures, (call) =>
    chartFigures(call, () => call.inTenant((tx) => countForChart(tx, call.tenant, call.input))),
  ),
  route(listDocumentTopics, async ({ tx }) => ({ topics: await findDocumentTopics(tx) })),
  route(drawDraftMap, ({ input, tenant, tx }) => drawnDraftMap(tx, tenant, input)),
  route(listDocuments, async ({ actor, tx }) => ({
    documents: await findDocuments(tx),
    mayWrite: may(actor, 'consultations', 'write'),
  })),
  route(listDeletedDocuments, async ({ tx }) => ({ documents: await findDeletedDocuments(tx) })),
  route(addDocument, async ({ input, actor, tx }) => ({
    document: await beginDocument(tx, actor, input),
  })),
  route(getDraft, async ({ input: { id }, actor, tx }) => ({
    document: await readDraft(tx, actor, id),
  })),
  route(changeDocument, async ({ input, actor, tx }) => ({
    document: await rewriteDocument(tx, actor, input),
  })),
  route(addSection, async ({ input, actor, tx }) => ({
    section: await addNewSection(tx, actor, input),
  })),
  route(changeSection, async ({ input, actor, tx }) => ({
    section: await rewriteSection(tx, actor, input),
  })),
  route(addBlock, async ({ input, actor, tx }) => ({ block: await addNewBlock(tx, actor, input) })),
  route(changeBlock, async ({ input, actor, tx }) => ({
    block: await rewriteBlock(tx, actor, input),
  })),
  networkRoute(checkDocument, ({ input: { id }, tenant, inTenant }) =>
    checkDraft(inTenant, tenant, id),
  ),
  networkRoute(askDocumentLinks, async ({ input: { id, addresses }, tenant, inTenant }) => ({
    links: await askLinks({ tenant, documentId: id, addresses, inTenant }),
  })),
  // Pictures are made between two transactions; the second publishes the same revision, or nothing.
  networkRoute(publishDocument, async ({ inTenant, ...given }) => {
    const { input, tenant } = given;
    const call = { ...given, actor: given.actor as Actor };
    const { wanted, edition } = await inTenant(async (tx) => ({
      wanted: await findWanted(tx, input.id),
      edition: (await findDocument(tx, input.id))?.edition ?? null,
    }));
    const pictures = await makePictures(tenant.shortName, wanted);
    return inTenant((tx) =>
      onceOnly(publishDocument, call, tx, async () => ({
        document: await publishDraft(tx, call.actor, tenant, input, {
          pictures,
          edition,
        }),
      })),
    );
  }),
  route(countDocumentUnsent, async ({ input: { id }, tx }) => {
    if (!(await findDocument(tx, id))) throw new AppError('not-found');
    const { people } = await countUnsent(tx, { documentId: id });
    return { people };
  }),
  route(withdrawDocument, async ({ input: { id }, actor, tx }) => ({
    document: await withdrawPublished(tx, actor, id),
  })),
  route(planPublishing, async ({ input, actor, tenant, tx }) => ({
    document: await planDraft(tx, actor, tenant, input),
  })),
  route(listDocumentVersions, async ({ input: { id }, tx }) => {
    await readWhole(tx, id);
    return { versions: await findDraftVersions(tx, id) };
  }),
  route(keepDocumentVersion, async ({ input, tx }) => ({
    versions: await keepByName(tx, input),
  })),
  route(compareDocumentVersion, async ({ input, tx }) => ({
    differences: await compareWith(tx, input),
  })),
  route(restoreDocumentVersion, async ({ input, actor, tx }) => ({
    document: await restoreVersion(tx, actor, input),
  })),
  publicRoute(listPublicDocuments, async ({ tenant, tx }) => ({
    ids: await asPublic(tx, tenant, () => findPublishedIds(tx)),
  })),
  publicRoute(getPublicDocument, async ({ input: { id }, tenant, tx }) => {
    const found = await asPublic(tx, tenant, () => findPublishedDocument(tx, id));
    if (!found) throw new AppError('not-found');
    return found;
  }),
];
