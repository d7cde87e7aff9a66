import { route, type Route } from '../../platform/endpoint.ts';
import { templateRoutes } from '../../records/templates/template-routes.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { correct, discard, writeDown } from './change-letters.ts';
import {
  addLetter,
  changeLetter,
  listCorrespondenceEvents,
  listCorrespondenceTypes,
  listLetters,
  removeLetter,
} from './contract.ts';
import { letterTemplates } from './contract/templates.ts';
import { letterRecords } from './letter-records.ts';
import { letterHistoryRoutes } from './history-routes.ts';
import { letterTableRoutes } from './table-routes.ts';
import { findEvents, findLetters, findTypes } from './queries.ts';

export const correspondenceRoutes: Route[] = [
  ...letterTableRoutes,
  ...letterHistoryRoutes,
  ...templateRoutes(letterTemplates, letterRecords),
  route(listCorrespondenceTypes, ({ tx }) => findTypes(tx)),
  route(listCorrespondenceEvents, ({ tx }) => findEvents(tx)),

  route(listLetters, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    return { correspondence: await findLetters(tx, siteId) };
  }),
  route(addLetter, async ({ input: { siteId, ...given }, actor, tx }) => ({
    correspondence: await writeDown(tx, actor, siteId, given),
  })),
  route(changeLetter, async ({ input: { siteId, letterId: id, ...given }, actor, tx }) => ({
    correspondence: await correct(tx, actor, { siteId, id }, given),
  })),
  route(removeLetter, async ({ input: { siteId, letterId }, actor, tx }) => {
    await discard(tx, actor, siteId, letterId);
    return undefined;
  }),
];
