import { type Block, readBlocks, type Run } from '../../html/blocks.ts';

/** A picture that is set as it is drawn, or a file of the edition. */
export type PrintPictureSource = { svg: string } | { file: string };

export interface PrintCell {
  runs: readonly Run[];
  /** Columns and rows that it takes; 1 where it is left out. */
  across?: number;
  down?: number;
  isHead?: boolean;
  align?: 'left' | 'centre' | 'right';
  /** 'top' where it is left out. */
  vertical?: 'top' | 'centre' | 'bottom';
}

/** What a colour on a map stands for, or a heading over the entries that follow it. */
export type PrintKeyEntry =
  | {
      /** A colour of CSS: #rrggbb; null for what the map lacks. */
      colour: string | null;
      /** How it is drawn, in place of the colour: SVG, and which of its features look so. */
      signs?: readonly { svg: string; label: string }[];
      name: string;
      description: string;
    }
  | { heading: string };

/** What there is to choose; `picture`: shown beside it, as wide as high. */
export interface PrintOption {
  title: string;
  description: string;
  picture?: PrintPicture;
}

/** A part of a document on paper, before it is written as Word or PDF. */
export type PrintPart =
  /** `number`: '2.1', or '' for none; `isSection`: it stands in the contents; `id`: by which links of the document name it, or ''. */
  | {
      kind: 'heading';
      level: number;
      number: string;
      text: string;
      id: string;
      isSection: boolean;
    }
  | { kind: 'blocks'; blocks: readonly Block[] }
  /** Smaller and quieter than the text; `keepsNext`: what follows stands on the same page. */
  | { kind: 'note'; text: string; keepsNext?: true }
  /** What a table or picture after it is called; `isBelow`: the picture before it, as on the page. */
  | { kind: 'caption'; text: string; isBelow?: true }
  | {
      kind: 'picture';
      source: PrintPictureSource;
      /** What it shows, for those who cannot see it; '' for one that only decorates. */
      alt: string;
      /** What is said in its place where it cannot be had. */
      missing: string;
      /** Of which only the ratio counts; wider ones than paper are made smaller. In pixels, 96 to the inch. */
      width: number;
      height: number;
      /** What belongs to it stands on the same page: its caption, the beginning of its key. */
      keepsNext?: true;
    }
  | {
      kind: 'table';
      /** For readers' software, and above it where no caption stands there. */
      heads: readonly PrintCell[][];
      rows: readonly PrintCell[][];
      /** As officers set them, in pixels, of all rows with those of heads first: the least height of each, and how widths relate. */
      sizes?: { heights: readonly number[]; widths: readonly number[] };
    }
  | { kind: 'key'; entries: readonly PrintKeyEntry[] }
  /** Of a question: boxes to tick, or circles of which one is chosen. */
  | {
      kind: 'options';
      sign: 'box' | 'circle';
      options: readonly PrintOption[];
    }
  | { kind: 'rule' }
  | { kind: 'contents' }
  /** Stands on pages that lie on their side: what is wider than paper is high. */
  | { kind: 'landscape'; parts: readonly PrintPart[] };

export type PrintPicture = Extract<PrintPart, { kind: 'picture' }>;
export type PrintTable = Extract<PrintPart, { kind: 'table' }>;

/** Where a block stands on paper. */
export interface PrintPlace {
  /** Of a heading within it. */
  headingLevel: number;
}

/** Letters without a style, or a link. */
export const plainRun = (text: string, link = ''): Run => ({
  text,
  bold: false,
  italic: false,
  underlined: false,
  link,
});

export const plainCell = (text: string, more: Omit<PrintCell, 'runs'> = {}): PrintCell => ({
  runs: [plainRun(text)],
  ...more,
});

/** A heading within a block: it does not stand in the contents. */
export const headingInBlock = (level: number, text: string): PrintPart => ({
  kind: 'heading',
  level,
  number: '',
  text,
  id: '',
  isSection: false,
});

/** Parts whose first heading has this id, so that links of the document lead there. */
export function namedParts(id: string, parts: readonly PrintPart[]): PrintPart[] {
  const first = parts.findIndex(({ kind }) => kind === 'heading');
  return parts.map((part, at) =>
    at === first && part.kind === 'heading' ? { ...part, id } : part,
  );
}

const LEVELS = { heading: 0, subheading: 1 } as const;

/** HTML that the server has cleaned, its headings from this level on; what has no words is left out. */
export function htmlParts(html: string, headingLevel: number): PrintPart[] {
  const parts: PrintPart[] = [];
  for (const block of readBlocks(html)) {
    if (block.kind === 'heading' || block.kind === 'subheading') {
      const text = block.runs
        .map((run) => run.text)
        .join('')
        .trim();
      if (text) parts.push(headingInBlock(headingLevel + LEVELS[block.kind], text));
      continue;
    }
    const last = parts.at(-1);
    if (last?.kind === 'blocks')
      parts[parts.length - 1] = { kind: 'blocks', blocks: [...last.blocks, block] };
    else parts.push({ kind: 'blocks', blocks: [block] });
  }
  return parts;
}
