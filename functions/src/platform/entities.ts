/** Kinds of things that answers show and calls change; news uses the same names. */
export const entities = [
  'account',
  'aggregated-data',
  'api-key',
  'campaign',
  'config',
  'consultation',
  'contact',
  'contribution',
  'correspondence',
  'custom-column',
  'document',
  'export',
  'import',
  'inbox',
  'intake',
  'layer',
  'layout',
  'notification',
  'organisation',
  'public-submission',
  'question-answer',
  'report',
  'representation',
  'response',
  'site',
  'site-list',
  'tag',
  'template',
  'tenant',
  'theme',
  'topic',
] as const;
export type Entity = (typeof entities)[number];

/**
 * What an answer shows. 'site': all of them, in totals or on a map; 'site:siteId': the one that the input names;
 * 'site@sites.id': those with the ids at that path of the answer; 'site*': only which ones exist, not their contents;
 * 'account.own': the caller's.
 */
export type Reads =
  Entity | `${Entity}:${string}` | `${Entity}@${string}` | `${Entity}*` | `${Entity}.own`;

/**
 * What a call changes. 'site': nobody can say which ones; 'site:siteId': those that the input names; 'site*': which
 * ones exist; 'account.own': the caller's.
 */
export type Changes = Entity | `${Entity}:${string}` | `${Entity}*` | `${Entity}.own`;
