import type { LeftPart } from '../../ground/documents/block-kind.ts';
import { withHtml } from '../../ground/documents/html-fields.ts';
import { blockKindOf, type TypedBlock } from '../../ground/documents/kinds.ts';
import { isOwnAddress, withoutOwnLinks } from './without-links.ts';

/**
 * A block as another council is given it, with what was left out besides what its type leaves out always; `origin` is
 * that of the council it comes from.
 */
export function blockStructure(
  { type, content }: TypedBlock,
  origin: string,
): { content: object; left: LeftPart[] } {
  const { htmlFields, structure } = blockKindOf(type);
  let isLess = false;
  const without = withHtml<object>(htmlFields, content, (html) => {
    const found = withoutOwnLinks(html, origin);
    isLess ||= found.isLess;
    return found.html;
  });
  const made = structure.of(without, (address) => isOwnAddress(address, origin));
  const left = new Set<LeftPart>([...(isLess ? (['links'] as const) : []), ...(made.left ?? [])]);
  return { content: made.content, left: [...left] };
}
