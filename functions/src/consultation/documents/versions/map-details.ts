import { isDeepStrictEqual } from 'node:util';
import type { MapContent } from '../../ground/documents/blocks/map/schema.ts';
import type { DraftDifference } from '../contract/versions.ts';
import { compareMessages as messages } from './messages.ts';

type Detail = DraftDifference['details'][number];

/** What sites and layers are called. */
export interface NamesOnMaps {
  sites: ReadonlyMap<number, string>;
  layers: ReadonlyMap<string, string>;
}

/** The map of a block's content, also of a question that is answered on one; undefined where it has none. */
export function mapOf(content: unknown): MapContent | undefined {
  const { map = content } = (content ?? {}) as { map?: unknown };
  const found = map as Partial<MapContent> | null;
  return found && Array.isArray(found.siteIds) && Array.isArray(found.layerKey)
    ? (found as MapContent)
    : undefined;
}

/** What a map shows more or less than it did, and how. */
export function mapDetails(before: MapContent, after: MapContent, names: NamesOnMaps): Detail[] {
  const siteName = (id: number) => names.sites.get(id) ?? String(id);
  const layers = ({ layerKey }: MapContent) =>
    layerKey.flatMap(({ type, id }) => (type === 'layer' ? [id] : []));
  const layerName = (id: string) => names.layers.get(id) ?? id;
  const shown = ({ layerKey }: MapContent) => layerKey.map(({ id, visible }) => ({ id, visible }));
  const sameLayers =
    onlyIn(layers(before), layers(after)).length === 0 &&
    onlyIn(layers(after), layers(before)).length === 0;
  const changed = (label: string, part: (map: MapContent) => unknown) =>
    otherwise(label, part(before), part(after));
  return [
    ...moreOrLess(messages.sites, before.siteIds, after.siteIds, siteName),
    ...moreOrLess(messages.layers, layers(before), layers(after), layerName),
    ...(sameLayers ? changed(messages.layersOtherwise, shown) : []),
    ...changed(messages.siteList, ({ siteListId }) => siteListId),
    ...changed(messages.frame, ({ frame }) => frame),
    ...changed(messages.siteInfo, ({ siteInfo }) => siteInfo),
  ];
}

/** Says that something is otherwise than it was; nothing where it is the same. */
export const otherwise = (label: string, before: unknown, after: unknown): Detail[] =>
  isDeepStrictEqual(before, after) ? [] : [{ label, how: 'otherwise', before: '', after: '' }];

function moreOrLess<Id>(
  label: string,
  before: readonly Id[],
  after: readonly Id[],
  nameOf: (id: Id) => string,
): Detail[] {
  const gone = onlyIn(before, after);
  const added = onlyIn(after, before);
  if (gone.length + added.length === 0) return [];
  const named = (ids: readonly Id[]) => ids.map(nameOf).join(', ');
  return [{ label, how: 'only', before: named(gone), after: named(added) }];
}

const onlyIn = <Id>(these: readonly Id[], those: readonly Id[]) =>
  these.filter((each) => !those.includes(each));
