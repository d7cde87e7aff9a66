import { wordsOfHtml } from '../../ground/answers/response-rules.ts';
import type { DraftedBlock } from '../../ground/documents/make-edition.ts';
import { elementsIn } from '../../../platform/markup.ts';

/** A link of a draft, with where it stands. */
export interface FoundLink {
  block: DraftedBlock;
  /** Within the block's content. */
  field: string;
  /** As it was written. */
  address: string;
  /** What readers click on. */
  words: string;
}

const LINK = { open: /<a\b[^<>]*>/g, close: /<\/a>/g };
const ESCAPED: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** Every link of a block by which its readers leave the place where they are. */
export function blockLinks(block: DraftedBlock): FoundLink[] {
  switch (block.type) {
    case 'textBlock':
      return ofHtml(block, 'html', block.content.html);
    case 'question':
      return [
        ...ofHtml(block, 'question', block.content.question),
        ...block.content.questions.flatMap(({ question }, at) =>
          ofHtml(block, `questions.${at}.question`, question),
        ),
      ];
    case 'link': {
      const { address, words } = block.content;
      return address ? [{ block, field: 'address', address, words: words.trim() || address }] : [];
    }
    case 'video': {
      const { url, caption } = block.content;
      return url ? [{ block, field: 'url', address: url, words: caption.trim() || url }] : [];
    }
    default:
      return [];
  }
}

const ofHtml = (block: DraftedBlock, field: string, html: string): FoundLink[] =>
  elementsIn(html, LINK).flatMap(({ tag, inside }) => {
    const href = /\bhref="([^"]*)"/.exec(tag)?.[1];
    if (href === undefined) return [];
    const address = href.replaceAll(
      /&(amp|quot|lt|gt);/g,
      (_whole, name: string) => ESCAPED[name]!,
    );
    return { block, field, address, words: wordsOfHtml(inside).trim() || address };
  });
