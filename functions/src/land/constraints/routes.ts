import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { constrainedArea, siteConstraints } from './contract.ts';
import { findConstraints, findSiteArea, measureTogether } from './queries.ts';

export const constraintRoutes: Route[] = [
  route(siteConstraints, async ({ input, tx }) => {
    const site = await findSiteArea(tx, input.siteId);
    if (!site) throw new AppError('site-not-found');
    return { siteHectares: site.hectares, constraints: await findConstraints(tx, input.siteId) };
  }),

  route(constrainedArea, async ({ input: { siteId, layerIds }, tx }) => {
    if (!(await findSiteArea(tx, siteId))) throw new AppError('site-not-found');
    return { hectares: await measureTogether(tx, siteId, layerIds) };
  }),
];
