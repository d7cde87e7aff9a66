import { isDeepStrictEqual } from 'node:util';
import { type Actor, authorise } from '../../platform/actor.ts';
import type { TypedBlock } from '../ground/documents/block-schemas.ts';
import {
  layersOfKey,
  type MapSubject,
  showsNothing,
} from '../ground/documents/blocks/map/schema.ts';
import { mapToAnswer } from '../ground/documents/make-edition.ts';

/** What a block tells of the council's sites and layers; null where it tells nothing of them. */
function chosenIn(block: TypedBlock): object | null {
  if (block.type === 'map') return subjectOf(block.content);
  if (block.type === 'question') {
    const map = mapToAnswer(block.content);
    return map && subjectOf(map);
  }
  if (block.type !== 'chart' || !block.content.source) return null;
  const { filters, groupBy, measure, sumOf } = block.content.source;
  return { filters, groupBy, measure, sumOf };
}

/** In which order layers stand, under which headings, and whether they are visible, tells nothing of the council's. */
function subjectOf(map: MapSubject & { siteInfo: object }): object | null {
  const { siteIds, siteListId, siteInfo } = map;
  const layerIds = layersOfKey(map.layerKey)
    .map(({ id }) => id)
    .toSorted();
  return showsNothing(map) ? null : { layerIds, siteIds, siteListId, siteInfo };
}

/**
 * Previews, files and editions show the sites that a block chooses to whoever reads the document, so nobody chooses
 * sites that they cannot read themselves. Throws not-authorized.
 */
export function authoriseChosenSites(
  actor: Actor,
  before: TypedBlock | null,
  after: TypedBlock,
): void {
  const chosen = chosenIn(after);
  if (chosen && !isDeepStrictEqual(chosen, before && chosenIn(before)))
    authorise(actor, 'sites', 'read');
}
