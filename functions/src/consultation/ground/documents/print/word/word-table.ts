import {
  AlignmentType,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { PrintCell, PrintTable } from '../print-parts.ts';
import { tableWidths } from '../table-widths.ts';
import { directed, wordRuns, wordsOfRuns } from './word-texts.ts';

const ALIGNED = {
  left: AlignmentType.LEFT,
  centre: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
};
const STANDING = {
  top: VerticalAlignTable.TOP,
  centre: VerticalAlignTable.CENTER,
  bottom: VerticalAlignTable.BOTTOM,
};
/** Twentieths of a point to a pixel. */
const PIXEL = 15;
const HEAD_FILL = 'F3F5F7';

/** A table with rows of heads that are repeated on every page. */
export function wordTable(table: PrintTable, isLandscape: boolean): Table {
  const widths = tableWidths(table, isLandscape);
  const cell = (isHead: boolean) => (each: PrintCell) => cellOf(each, isHead);
  const heightAt = (row: number) => {
    const height = table.sizes?.heights[row];
    return height === undefined
      ? {}
      : { height: { value: height * PIXEL, rule: HeightRule.ATLEAST } };
  };
  return new Table({
    columnWidths: widths,
    width: { size: widths.reduce((all, width) => all + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    rows: [
      ...table.heads.map(
        (row, at) =>
          new TableRow({
            ...heightAt(at),
            tableHeader: true,
            cantSplit: true,
            children: row.map(cell(true)),
          }),
      ),
      ...table.rows.map(
        (row, at) =>
          new TableRow({
            ...heightAt(table.heads.length + at),
            children: row.map(cell(false)),
          }),
      ),
    ],
  });
}

const cellOf = (
  { runs, across = 1, down = 1, isHead = false, align = 'left', vertical = 'top' }: PrintCell,
  inHead: boolean,
) =>
  new TableCell({
    columnSpan: across,
    rowSpan: down,
    ...(vertical === 'top' ? {} : { verticalAlign: STANDING[vertical] }),
    ...(inHead ? { shading: { fill: HEAD_FILL } } : {}),
    margins: { top: 60, bottom: 60, left: 80, right: 80 },
    children: [
      new Paragraph({
        children: wordRuns(runs, inHead || isHead),
        ...directed(wordsOfRuns(runs)),
        alignment: ALIGNED[align],
        spacing: { after: 0 },
      }),
    ],
  });
