import type { RequestHandler } from 'express';
import { refuseWhenCrowded } from './pool.ts';
import { councilAsked } from './request-session.ts';
import { tenantLastRead } from './tenancy.ts';

/** Refuses calls that wait for the database in vain, before their JSON is parsed, which costs the most of a refusal. */
export const refuseCrowd: RequestHandler = async (request, _response, next) => {
  await refuseWhenCrowded(tenantLastRead(councilAsked(request))?.mainSchema);
  next();
};
