import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { inShare, LONG_QUERIES } from '../../platform/in-share.ts';
import { changeBoundary } from './change-boundary.ts';
import {
  createChildren,
  earlierBoundary,
  getBoundaries,
  MAX_EARLIER_BOUNDARIES,
  previewBoundary,
  restoreBoundary,
  settleTakenIn,
  updateGeometry,
} from './contract.ts';
import { addChildren } from './create-children.ts';
import { placePolygons } from './place-polygons.ts';
import { settleSites } from './settle-sites.ts';
import { makePreview } from './preview-boundary.ts';
import {
  findBoundary,
  findEarlier,
  findEarlierBoundary,
  findEarlierShape,
} from './queries/boundaries.ts';
import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { areaField } from '../ground/sites/name-and-area.ts';
import { findPublishedArea } from './queries/published-area.ts';
import { requireSite } from '../ground/sites/required-sites.ts';

/** Once a second is more than anybody draws. */
const previews = inShare({ what: 'boundary-previews', times: 60, ...LONG_QUERIES, waiting: 16 });

export const boundaryRoutes: Route[] = [
  route(getBoundaries, async ({ input: { siteId }, tx }) => {
    const current = await findBoundary(tx, siteId);
    if (!current) throw new AppError('site-not-found');
    const field = areaField(await dictionaryOf(tx));
    const published = field && (await findPublishedArea(tx, siteId, field.dbPropertyName));
    return {
      current: { ...current, published_hectares: published?.hectares ?? null },
      earlier: await findEarlier(tx, siteId, MAX_EARLIER_BOUNDARIES),
    };
  }),

  route(earlierBoundary, async ({ input: { siteId, boundaryId }, tx }) => {
    await requireSite(tx, siteId);
    const earlier = await findEarlierBoundary(tx, siteId, boundaryId);
    if (!earlier) throw new AppError('not-found');
    return earlier;
  }),

  route(updateGeometry, async ({ input, actor, tx }) => {
    const { siteId, wkbGeometry, wkbGeometryCut, row_version: rowVersion } = input;
    await requireSite(tx, siteId);
    const placed = await placePolygons(tx, [wkbGeometry], 'wkbGeometry');
    const cut = wkbGeometryCut && (await placePolygons(tx, [wkbGeometryCut], 'wkbGeometryCut'));
    const ewkb = placed[0]?.ewkb ?? '';
    const cutEwkb = cut ? cut[0]?.ewkb : wkbGeometryCut === null ? null : undefined;
    return changeBoundary(tx, actor, { siteId, ewkb, cut: cutEwkb, source: 'drawn', rowVersion });
  }),

  route(restoreBoundary, async ({ input, actor, tx }) => {
    const { siteId, boundaryId, row_version: rowVersion } = input;
    await requireSite(tx, siteId);
    const earlier = await findEarlierShape(tx, siteId, boundaryId);
    if (!earlier) throw new AppError('not-found');
    return changeBoundary(tx, actor, { siteId, ...earlier, rowVersion });
  }),

  networkRoute(previewBoundary, (call) =>
    previews(call, () =>
      call.inTenant(async (tx) => ({ shapes: await makePreview(tx, call.input) })),
    ),
  ),

  route(settleTakenIn, async ({ input, actor, tx }) => {
    await settleSites(tx, actor, input);
    return { ids: input.siteIds };
  }),

  route(createChildren, async ({ input: { siteId, children }, actor, tx }) => ({
    ids: await addChildren(tx, actor, siteId, children),
  })),
];
