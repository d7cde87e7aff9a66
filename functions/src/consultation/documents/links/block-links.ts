import { wordsOfHtml } from '../../ground/responses/response-rules.ts';
import { htmlIn } from '../../ground/documents/html-fields.ts';
import { blockKindOf } from '../../ground/documents/kinds.ts';
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
  const kind = blockKindOf(block.type);
  return [
    ...htmlIn(kind.htmlFields, block.content).flatMap(({ field, html }) =>
      ofHtml(block, field, html),
    ),
    ...kind.links(block.content).map((link) => ({ block, ...link })),
  ];
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
