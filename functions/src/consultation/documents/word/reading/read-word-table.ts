import {
  MAX_CELL_TEXT,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type TableContent,
} from '../../../ground/documents/blocks/table/schema.ts';
import { wordLosses } from '../messages.ts';
import type { InlineWords } from './inline-words.ts';
import { type WordCell, gridOfCells, tablesOfGrid } from './word-grid.ts';
import type { WordNode, WordPicture, WordTable, WordTableCell } from './word-nodes.ts';

const MAX_CAPTION = 300;
const ALIGNS: Record<string, WordCell['align']> = {
  center: 'centre',
  right: 'right',
  end: 'right',
};

interface ReadTable {
  tables: TableContent[];
  /** They stand below it. */
  pictures: WordPicture[];
  losses: string[];
}

type Words = (nodes: readonly WordNode[]) => InlineWords;

/** A table of a Word file, as one or several tables; none where it has too many columns. */
export function readWordTable(table: WordTable, caption: string, words: Words): ReadTable {
  const pictures: WordPicture[] = [];
  const losses: string[] = [];
  const rows = table.children.map(({ children, isHeader }) => ({
    isHeader,
    cells: children.map((cell) => readCell(cell, words, { pictures, losses })),
  }));
  const grid = gridOfCells(rows.map(({ cells }) => cells));
  const columns = grid[0]?.length ?? 0;
  if (columns === 0) return { tables: [], pictures, losses };
  if (columns > MAX_TABLE_COLUMNS)
    return { tables: [], pictures, losses: [wordLosses.tableTooWide(columns, MAX_TABLE_COLUMNS)] };
  const hasHeadRow = isHead(rows[0]);
  // Heads are bold by themselves.
  const [styled] = rows.flatMap(({ cells }, at) =>
    cells.flatMap(({ bold, slanted }) =>
      hasHeadRow && at === 0 ? slanted : [...bold, ...slanted],
    ),
  );
  if (styled !== undefined) losses.push(wordLosses.styleInTable(styled));
  if (!hasHeadRow) losses.unshift(wordLosses.tableHeads);
  if (grid.length > MAX_TABLE_ROWS) losses.unshift(wordLosses.tableDivided(grid.length));
  if (pictures.length > 0) losses.push(wordLosses.pictureInTable);
  const about = { caption: caption.slice(0, MAX_CAPTION), hasHeadRow };
  return { tables: tablesOfGrid(grid, about), pictures, losses };
}

type ReadCell = WordCell & { isBold: boolean } & Pick<InlineWords, 'bold' | 'slanted'>;

/** The file says so, or the whole row is bold. */
const isHead = (row: { isHeader: boolean; cells: ReadCell[] } | undefined): boolean => {
  const said = row?.cells.filter(({ text }) => text !== '') ?? [];
  return (
    row !== undefined && (row.isHeader || (said.length > 0 && said.every((each) => each.isBold)))
  );
};

function readCell(
  { children, colSpan, rowSpan }: WordTableCell,
  words: Words,
  { pictures, losses }: { pictures: WordPicture[]; losses: string[] },
): ReadCell {
  const lines: string[] = [];
  const isBold: boolean[] = [];
  const bold: string[] = [];
  const slanted: string[] = [];
  let align: WordCell['align'] = 'left';
  for (const node of children) {
    if (node.type === 'table') {
      losses.push(wordLosses.tableWithin);
      lines.push(...node.children.map((row) => wordsOfRow(row.children, words)));
      continue;
    }
    const read = words([node]);
    pictures.push(...read.pictures);
    losses.push(...read.losses, ...read.linked.map(wordLosses.linksInCell));
    if (read.plain === '') continue;
    const isPoint = node.type === 'paragraph' && node.numbering !== null;
    lines.push(isPoint ? `• ${read.plain}` : read.plain);
    isBold.push(read.isBold);
    bold.push(...read.bold);
    slanted.push(...read.slanted);
    if (node.type === 'paragraph') align = ALIGNS[node.alignment ?? ''] ?? align;
  }
  const text = lines.join('\n');
  if (text.length > MAX_CELL_TEXT) losses.push(wordLosses.longCell(lines[0] ?? ''));
  const size = { across: colSpan, down: rowSpan };
  return { text, align, ...size, isBold: isBold.every(Boolean), bold, slanted };
}

const wordsOfRow = (cells: readonly WordTableCell[], words: Words): string =>
  cells
    .map(({ children }) => words(children).plain)
    .filter(Boolean)
    .join(' | ');
