import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import type { EditionMap } from '../../edition.ts';
import { fillInMessages } from '../../fill-in-messages.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { resolvedMap, sitesOnMap, wordsOfMap } from './map-parts.ts';
import { emptyMap, type MapContent, mapContent, mapFaults } from './schema.ts';

/** A map of layers and sites of the council. */
export const mapBlockKind: BlockKind<MapContent, { type: 'map'; content: EditionMap }> = {
  schema: mapContent,
  empty: emptyMap,
  faults: mapFaults,
  htmlFields: [],
  clean: asItIs,
  pictures: undefined,
  links: none,
  map: (map) => ({ map, path: '', needsSites: false, tellsLayers: false }),
  sites: sitesOnMap,
  topics: none,
  question: undefined,
  figures: undefined,
  isShown: () => true,
  resolve: (_content, id, { maps }) => ({ type: 'map', content: resolvedMap(maps, id) }),
  published: {
    type: 'map',
    htmlFields: [],
    words: wordsOfMap,
    served: asItIs,
    map: asItIs,
    question: () => null,
    topics: none,
  },
  structure: {
    of: () => ({ content: emptyMap() }),
    // Nothing that a file says of maps is taken, so files of every age are read.
    taken: emptyMap,
    toFillIn: (_content, left) => [fillInMessages.sites, ...leftToFillIn(left)],
  },
  advice: none,
};
