import type { Line } from './line.ts';

const missing = '/documents/7654321';
const question = `${missing}/questions/11111111-1111-4111-8111-111111111111`;
const answer = { text: '', chosen: ['more'], conditionalText: '', siteComment: '', parts: [] };
/** Residents alone answer; to them an unknown document is none. */
const RESIDENTS: Line[3] = [401, 404, 403, 403, 403];

/** What residents do with their own answers. */
export const answers: Line[] = [
  ['get', `${missing}/answers`, undefined, [404, 404, 404, 404, 404]],
  ['get', `${question}/results`, undefined, [404, 404, 404, 404, 404]],
  ['get', `${question}/sites?term=mill`, undefined, [401, 404, 404, 404, 404]],
  ['put', `${question}/draft`, { version: 0, draft: answer }, RESIDENTS],
  ['put', `${question}/answer`, { version: 0, answer }, RESIDENTS],
  ['delete', `${question}/answer`, { version: 1 }, RESIDENTS],
  ['put', `${missing}/respondent`, { consent: 'None' }, RESIDENTS],
  ['post', `${missing}/receipt`, {}, RESIDENTS],
  ['get', `${missing}/my-responses`, undefined, [401, 404, 404, 404, 404]],
  ['get', `${missing}/my-responses/file`, undefined, RESIDENTS],
  ['put', `${question}/tags`, { tags: ['Homes'] }, RESIDENTS],
  ['post', `${question}/link`, {}, RESIDENTS],
];
