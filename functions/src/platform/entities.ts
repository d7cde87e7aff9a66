/** Kinds of things that answers show and calls change; news name them by the same words. */
export const entities = [
  'account',
  'api-key',
  'config',
  'contribution',
  'export',
  'import',
  'layer',
  'layout',
  'notification',
  'site',
  'site-list',
  'tag',
  'template',
  'tenant',
] as const;
export type Entity = (typeof entities)[number];

/**
 * What an answer shows. 'site': all of them, in sums or on a map; 'site:siteId': the one that an input names;
 * 'site@sites.id': those whose ids stand there in the answer; 'site*': which there are, and nothing of them.
 */
export type Reads = Entity | `${Entity}:${string}` | `${Entity}@${string}` | `${Entity}*`;

/**
 * What a call changes. 'site': nobody can say which; 'site:siteId': those that an input names; 'site*': which there
 * are.
 */
export type Changes = Entity | `${Entity}:${string}` | `${Entity}*`;
