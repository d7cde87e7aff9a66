import { isInline, type TextDocument, type TextNode } from '../ground/texts/text-nodes.ts';

/** Words that stand under a redaction without a gap, and the open words of their block before them. */
interface Stretch {
  before: string;
  words: string;
}

/**
 * What is redacted in a text and was not in the one before, be the mark the same: moved to other words, or to the same
 * words in another place. Words whose block was changed before them count as redacted anew.
 */
export function redactedAnew(before: TextDocument | undefined, now: TextDocument): string[] {
  const known = before ? stretchesIn(before.content).map(keyOf) : [];
  return stretchesIn(now.content)
    .filter((stretch) => {
      const at = known.indexOf(keyOf(stretch));
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    })
    .map(({ words }) => words);
}

const keyOf = ({ before, words }: Stretch) => JSON.stringify([before, words]);

const stretchesIn = (blocks: readonly TextNode[]): Stretch[] =>
  blocks.flatMap(({ content = [] }) =>
    content.some(isInline) ? stretchesOf(content) : stretchesIn(content),
  );

function stretchesOf(nodes: readonly TextNode[]): Stretch[] {
  const found: Stretch[] = [];
  let open = '';
  let wasRedacted = false;
  for (const { type, text, marks = [] } of nodes) {
    const words = type === 'hardBreak' ? '\n' : (text ?? '');
    const isRedacted = marks.some((mark) => mark.type === 'redaction');
    const last = found.at(-1);
    if (!isRedacted) open += words;
    else if (wasRedacted && last) last.words += words;
    else found.push({ before: open, words });
    wasRedacted = isRedacted;
  }
  return found;
}
