/** What mammoth reads of a Word file: its own tree, before it makes HTML of it. */
export interface WordTree {
  children: WordNode[];
  notes: { resolve: (reference: WordNoteReference) => { body: WordNode[] } | null };
}

export interface WordParagraph {
  type: 'paragraph';
  children: WordNode[];
  styleId: string | null;
  styleName: string | null;
  numbering: { level: string; isOrdered: boolean } | null;
  alignment: string | null | undefined;
}

export interface WordRun {
  type: 'run';
  children: WordNode[];
  styleName: string | null;
  isBold: boolean;
  isItalic: boolean;
  isUnderline: boolean;
  isStrikethrough: boolean;
  /** 'hidden' is ours: see `unpack-word.ts`. */
  verticalAlignment: 'baseline' | 'superscript' | 'subscript' | 'hidden';
}

export interface WordNoteReference {
  type: 'noteReference';
  noteType: string;
  noteId: string;
}

export interface WordPicture {
  type: 'image';
  altText?: string;
  readAsBuffer: () => Promise<Buffer>;
}

export interface WordTableRow {
  type: 'tableRow';
  isHeader: boolean;
  children: WordTableCell[];
}

export interface WordTableCell {
  type: 'tableCell';
  colSpan: number;
  rowSpan: number;
  children: WordNode[];
}

export interface WordTable {
  type: 'table';
  children: WordTableRow[];
}

export type WordNode =
  | WordParagraph
  | WordRun
  | WordNoteReference
  | WordPicture
  | WordTable
  | WordTableRow
  | WordTableCell
  | { type: 'text'; value: string }
  | { type: 'hyperlink'; href?: string; anchor?: string; children: WordNode[] }
  | { type: 'break'; breakType: 'line' | 'page' | 'column' }
  | { type: 'checkbox'; checked: boolean }
  | { type: 'tab' | 'commentReference' | 'bookmarkStart' };
