import type { BlockType } from '../../ground/documents/block-types.ts';
import { structureMessages as messages } from './messages.ts';
import type { StructureBlock } from './structure-file.ts';

/** What blocks of these types never bring along. */
const always: Partial<Record<BlockType, string>> = {
  image: messages.picture,
  map: messages.sites,
  chart: messages.figures,
  tagTopic: messages.topics,
  video: messages.video,
};

/** What an officer has to fill in where a block came from another council. */
export function toFillIn({ type, content, left }: StructureBlock): string[] {
  const isAboutSites = type === 'question' && 'map' in content && content.map !== null;
  const ofType = isAboutSites ? messages.sites : always[type];
  const links = type === 'link' ? messages.link : messages.linksInText;
  return [
    ...(ofType === undefined ? [] : [ofType]),
    ...(left.includes('links') ? [links] : []),
    ...(left.includes('optionPictures') ? [messages.optionPictures] : []),
  ];
}
