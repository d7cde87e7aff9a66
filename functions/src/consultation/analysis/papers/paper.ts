import type { Chart } from '../../ground/charts/chart.ts';

/** A cell of a table; `href` leads to the rows that a figure counts. */
export interface PaperCell {
  text: string;
  href?: string;
}

export type PaperPart =
  | { kind: 'heading'; level: 2 | 3; text: string }
  /** `missing`: the council still has to write it. */
  | { kind: 'paragraph'; text: string; missing?: boolean }
  /** A picture of the table that follows it. */
  | { kind: 'chart'; chart: Chart }
  | {
      kind: 'table';
      caption: string;
      heads: readonly string[];
      rows: readonly (readonly PaperCell[])[];
      /** Places of columns that hold figures. */
      figures: readonly number[];
    };

/** A document for people outside the product, before it is written as Word or PDF. */
export interface Paper {
  title: string;
  council: string;
  /** When and from what it was made. */
  made: string;
  parts: readonly PaperPart[];
}

export const heading = (level: 2 | 3, text: string): PaperPart => ({
  kind: 'heading',
  level,
  text,
});
export const paragraph = (text: string): PaperPart => ({ kind: 'paragraph', text });
export const cell = (text: string, href?: string): PaperCell => (href ? { text, href } : { text });
