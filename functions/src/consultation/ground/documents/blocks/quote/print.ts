import type { Block } from '../../../html/blocks.ts';
import { documentViewMessages as messages } from '../../view/messages.ts';
import {
  headingInBlock,
  htmlParts,
  namedParts,
  plainRun,
  type PrintPart,
  type PrintPlace,
} from '../../print/print-parts.ts';
import { policyName, type QuoteContent } from './schema.ts';

/** A policy on paper, to whose heading links of the document lead by this id; its criteria have letters. */
export function printQuote(
  content: QuoteContent,
  { headingLevel }: PrintPlace,
  id: string,
): PrintPart[] {
  const { text, criteria, source } = content;
  const items = criteria.map((each) => [
    { kind: 'paragraph' as const, runs: [plainRun(each.text)] },
  ]);
  return namedParts(id, [
    headingInBlock(headingLevel, policyName(content)),
    ...htmlParts(text, headingLevel + 1),
    ...(items.length > 0 ? [lettered(items)] : []),
    ...(source.trim() ? [{ kind: 'note' as const, text: messages.policySource(source) }] : []),
  ]);
}

const lettered = (items: Extract<Block, { kind: 'list' }>['items']): PrintPart => ({
  kind: 'blocks',
  blocks: [{ kind: 'list', ordered: true, hasLetters: true, items }],
});
