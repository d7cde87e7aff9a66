import { Parser } from 'htmlparser2';

/** Letters of one style. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  underlined: boolean;
  /** '' without one. */
  link: string;
}
/** A part of a cleaned text, as paper and plain mail set it. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'subheading'; runs: Run[] }
  | { kind: 'quote'; blocks: Block[] }
  /** `hasLetters`: its items are a, b, c and so on, and not numbers. */
  | { kind: 'list'; ordered: boolean; hasLetters?: true; items: Block[][] };

const TEXTS: Record<string, 'paragraph' | 'heading' | 'subheading'> = {
  p: 'paragraph',
  h2: 'heading',
  h3: 'subheading',
};

/** Reads cleaned HTML. */
export function readBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const into: Block[][] = [blocks];
  let runs: Run[] | undefined;
  const style = { strong: 0, em: 0, u: 0 };
  const links: string[] = [];
  const say = (text: string) => {
    if (!runs) {
      if (text.trim() === '') return;
      runs = [];
      into.at(-1)?.push({ kind: 'paragraph', runs });
    }
    runs.push({
      text,
      bold: style.strong > 0,
      italic: style.em > 0,
      underlined: style.u > 0,
      link: links.at(-1) ?? '',
    });
  };
  const parser = new Parser({
    onopentag: (name, { href = '' }) => {
      const kind = TEXTS[name];
      if (kind) {
        runs = [];
        into.at(-1)?.push({ kind, runs });
      } else if (name === 'blockquote') {
        const quoted: Block[] = [];
        into.at(-1)?.push({ kind: 'quote', blocks: quoted });
        into.push(quoted);
        runs = undefined;
      } else if (name === 'ul' || name === 'ol') {
        into.at(-1)?.push({ kind: 'list', ordered: name === 'ol', items: [] });
        runs = undefined;
      } else if (name === 'li') {
        const list = into.at(-1)?.at(-1);
        const item: Block[] = [];
        if (list?.kind === 'list') list.items.push(item);
        into.push(item);
        runs = undefined;
      } else if (name === 'br') say('\n');
      else if (name === 'a') links.push(href);
      else if (name in style) style[name as keyof typeof style] += 1;
    },
    ontext: say,
    onclosetag: (name) => {
      if (name === 'a') links.pop();
      else if (name in style) style[name as keyof typeof style] -= 1;
      else if (name !== 'br') runs = undefined;
      if (name === 'li' || name === 'blockquote') into.pop();
    },
  });
  parser.end(html);
  return blocks;
}

/** Blocks as plain text: a mail's. A link's address stands behind its words. */
export const plainBlocks = (blocks: readonly Block[]): string =>
  blocks.map(plainBlock).join('\n\n');

function plainBlock(block: Block): string {
  if (block.kind === 'quote') return indented(plainBlocks(block.blocks), '    ', '    ');
  if (block.kind === 'list')
    return block.items
      .map((item, index) => {
        const mark = block.ordered ? `${index + 1}. ` : '- ';
        return indented(item.map(plainBlock).join('\n'), mark, ' '.repeat(mark.length));
      })
      .join('\n');
  return block.runs
    .map(({ text, link }, index) => {
      const ends = link !== '' && block.runs[index + 1]?.link !== link;
      return ends && link !== text ? `${text} (${link})` : text;
    })
    .join('')
    .trim();
}

const indented = (text: string, first: string, others: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : others) + line)
    .join('\n');
