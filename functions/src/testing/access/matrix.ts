import { aggregatedData } from './matrix/aggregated-data.ts';
import { analysis } from './matrix/analysis.ts';
import { responses } from './matrix/responses.ts';
import { apiKeys } from './matrix/api-keys.ts';
import { availability } from './matrix/availability.ts';
import { boundaries } from './matrix/boundaries.ts';
import { capacity } from './matrix/capacity.ts';
import { configs } from './matrix/configs.ts';
import { consultations } from './matrix/consultations.ts';
import { publicSubmissions } from './matrix/public-submissions.ts';
import { correspondence } from './matrix/correspondence.ts';
import { documents } from './matrix/documents.ts';
import { siteExports } from './matrix/exports.ts';
import { files } from './matrix/files.ts';
import { geodata } from './matrix/geodata.ts';
import { history } from './matrix/history.ts';
import { layers } from './matrix/layers.ts';
import type { Line } from './matrix/line.ts';
import { notifications } from './matrix/notifications.ts';
import { answers } from './matrix/answers.ts';
import { relatedSites } from './matrix/related-sites.ts';
import { scenarios } from './matrix/scenarios.ts';
import { search } from './matrix/search.ts';
import { session } from './matrix/session.ts';
import { siteLists } from './matrix/site-lists.ts';
import { sitePeople } from './matrix/site-people.ts';
import { sites } from './matrix/sites.ts';
import { staff } from './matrix/staff.ts';
import { system } from './matrix/system.ts';
import { tags } from './matrix/tags.ts';
import { users } from './matrix/users.ts';

/**
 * Every endpoint of the product × who asks, written by hand from the issues and the specification, never
 * read from the contracts: an endpoint that is missing here fails the test. {site}, {layer}, … stand for
 * records of one's own council.
 */
export const matrix: Line[] = [
  ...session,
  ...users,
  ...system,
  ...search,
  ...sites,
  ...boundaries,
  ...capacity,
  ...sitePeople,
  ...documents,
  ...answers,
  ...relatedSites,
  ...correspondence,
  ...consultations,
  ...analysis,
  ...responses,
  ...availability,
  ...files,
  ...tags,
  ...siteLists,
  ...scenarios,
  ...siteExports,
  ...geodata,
  ...history,
  ...configs,
  ...layers,
  ...notifications,
  ...staff,
  ...publicSubmissions,
  ...aggregatedData,
  ...apiKeys,
  // Last: it ends the sessions of those who ask.
  ['post', '/auth/logout-everywhere', {}, [401, 204, 204, 204, 204]],
];
