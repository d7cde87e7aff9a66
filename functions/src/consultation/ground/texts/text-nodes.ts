/** What a text may consist of: paragraphs and what stands in them, as the editor writes them (ProseMirror). */
export const BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'figure',
] as const;
export const EMPHASIS = ['bold', 'italic', 'underline', 'strike'] as const;

export const REDACTION_TYPES = [
  'name',
  'telephone number',
  'email address',
  'address',
  'other',
] as const;
export type RedactionType = (typeof REDACTION_TYPES)[number];

/** The marks by which officers work on a text; each has an id of its own, as one may cover many nodes. */
export const WORK_MARKS = ['redaction', 'tag', 'map', 'subRepresentation'] as const;
/** Those of them that relate a passage to its own representation; a copy of the text has none. */
export const OWN_MARKS = ['tag', 'map', 'subRepresentation'] as const;
export type WorkMarkKind = (typeof WORK_MARKS)[number];

export interface TextMark {
  type: string;
  attrs?: Record<string, unknown>;
}

export interface TextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: TextNode[];
  text?: string;
  marks?: TextMark[];
}

/** A whole text; `content` holds its blocks. */
export interface TextDocument extends TextNode {
  type: 'doc';
  content: TextNode[];
}

/** Whether a node stands within a block: a word or a line's end. */
export const isInline = ({ type }: TextNode): boolean => type === 'text' || type === 'hardBreak';
