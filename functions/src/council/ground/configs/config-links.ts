import type { ConfigStore } from './config-record.ts';
import { configStores } from './config-record.ts';

export const LINK_TO_CONFIG = 'LINK_TO_CONFIG';

/** Where a configuration links to others. */
export interface ConfigLink {
  discriminator: typeof LINK_TO_CONFIG;
  configIds: string[];
  table: ConfigStore;
}

// More would be a mistake or an attack: links that double at each level grow exponentially.
const MAX_REPLACEMENTS = 1_000;

/** The links cannot be followed: a circle, a missing configuration, a broken link. */
export class LinkError extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.name = 'LinkError';
    this.path = path;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** This value as a link, or undefined; ids may be numbers, as some stores write them. */
export function asLink(value: unknown, path: string): ConfigLink | undefined {
  if (!isObject(value) || value.discriminator !== LINK_TO_CONFIG) return undefined;
  const { configIds, table = 'configs' } = value;
  const isId = (id: unknown) => (typeof id === 'string' && id !== '') || Number.isInteger(id);
  if (!Array.isArray(configIds) || configIds.length === 0 || !configIds.every(isId))
    throw new LinkError(path, 'A link needs configIds');
  if (!configStores.includes(table as ConfigStore))
    throw new LinkError(path, `A link to an unknown table: ${String(table)}`);
  return {
    discriminator: LINK_TO_CONFIG,
    configIds: configIds.map(String),
    table: table as ConfigStore,
  };
}

/** Every link in this value, in reading order. */
export function linksIn(value: unknown, path = ''): ConfigLink[] {
  const link = asLink(value, path);
  if (link) return [link];
  if (Array.isArray(value)) return value.flatMap((entry, at) => linksIn(entry, `${path}[${at}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => linksIn(entry, join(path, key)));
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** A unique name for a linked configuration, to tell links apart. */
export const linkKey = (table: ConfigStore, id: string) => `${table}/${id}`;

/**
 * The value with every link replaced by its target, to any depth. In a list, the linked configurations take the
 * link's place one by one (a linked list entry by entry); elsewhere one id gives that configuration, several give a
 * list. A circle throws a LinkError that names the chain.
 */
export function replaceLinks(
  root: unknown,
  found: ReadonlyMap<string, unknown>,
  rootKey?: string,
): unknown {
  let replacements = 0;

  const linked = (link: ConfigLink, path: string, trail: readonly string[]): unknown[] =>
    link.configIds.map((id) => {
      const key = linkKey(link.table, id);
      if (trail.includes(key))
        throw new LinkError(path, `Links go in a circle: ${[...trail, key].join(' → ')}`);
      if (!found.has(key)) throw new LinkError(path, `Linked config ${key} is not found`);
      replacements += 1;
      if (replacements > MAX_REPLACEMENTS) throw new LinkError(path, 'Too many links');
      return replace(found.get(key), path, [...trail, key]);
    });

  const replace = (value: unknown, path: string, trail: readonly string[]): unknown => {
    const link = asLink(value, path);
    if (link) {
      const values = linked(link, path, trail);
      return values.length === 1 ? values[0] : values;
    }
    if (Array.isArray(value))
      return value.flatMap((entry, at) => {
        const entryPath = `${path}[${at}]`;
        const inList = asLink(entry, entryPath);
        return inList
          ? linked(inList, entryPath, trail).flat()
          : [replace(entry, entryPath, trail)];
      });
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, replace(entry, join(path, key), trail)]),
    );
  };

  return replace(root, '', rootKey ? [rootKey] : []);
}
