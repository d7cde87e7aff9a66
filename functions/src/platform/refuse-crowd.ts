import type { RequestHandler } from 'express';
import { refuseWhenCrowded } from './pool.ts';

/** Refuses calls that wait for the database in vain, before their JSON is parsed, which costs the most of a refusal. */
export const refuseCrowd: RequestHandler = async (_request, _response, next) => {
  await refuseWhenCrowded();
  next();
};
