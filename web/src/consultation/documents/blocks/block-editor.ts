import type { BlockContents, BlockType } from '@contract/consultation/ground/documents/kinds.ts';
import type { ComponentType, ReactNode } from 'react';

export interface BlockEditorProps<Content> {
  content: Content;
  /** Takes what is typed; it is saved by itself. */
  change: (content: Content) => void;
}

/** What the builder has of a type of block. */
export interface BlockEditing<Content> {
  label: string;
  icon: ReactNode;
  /** Where writing begins; undefined where there is nothing to write. */
  firstField: string | undefined;
  /** What it is called where links of the document lead to it; undefined for a type to which none lead. */
  called: ((content: Content) => string) | undefined;
  /** What is told of each of its parts, where two versions differ, says all of its words. */
  isToldByParts: boolean;
  Reading: ComponentType<{ content: Content }>;
  Editor: ComponentType<BlockEditorProps<Content>>;
}

export type BlockEditings = { [Type in BlockType]: BlockEditing<BlockContents[Type]> };
