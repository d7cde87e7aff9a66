import { none } from '../../ground/documents/block-kind.ts';
import {
  type BlockContents,
  blockKinds,
  type BlockType,
  type TypedBlock,
} from '../../ground/documents/kinds.ts';
import type { DraftDifference } from '../contract/versions.ts';
import type { KeptBlock } from './kept-draft.ts';
import { mapDetails, mapOf, otherwise, type NamesOnMaps } from './map-details.ts';
import { compareMessages as messages } from './messages.ts';
import { tableDetails } from './table-details.ts';

type Details = DraftDifference['details'];
type DetailsOf<Content> = (was: Content, is: Content, names: NamesOnMaps) => Details;

/** What a block says or shows otherwise where its words alone would tell neither where nor what, for each type. */
const details: { [Type in BlockType]: DetailsOf<BlockContents[Type]> } = {
  textBlock: none,
  image: none,
  table: tableDetails,
  quote: none,
  question: ofMaps,
  poll: (was, is) => otherwise(messages.results, was.results, is.results),
  map: ofMaps,
  chart: (was, is) =>
    otherwise(messages.counted, blockKinds.chart.sites(was), blockKinds.chart.sites(is)),
  video: none,
  link: none,
  tagTopic: none,
  divider: none,
  tableOfContents: none,
};

function ofMaps(was: object, is: object, names: NamesOnMaps): Details {
  const [before, after] = [mapOf(was), mapOf(is)];
  return before && after ? mapDetails(before, after, names) : [];
}

/** What is told of a block besides its words; its content goes with its type. */
export function detailsOf(was: KeptBlock, is: KeptBlock, names: NamesOnMaps): Details {
  if (was.type !== is.type) return [];
  const ofType = details[is.type] as DetailsOf<TypedBlock['content']>;
  return ofType(was.content as TypedBlock['content'], is.content as TypedBlock['content'], names);
}
