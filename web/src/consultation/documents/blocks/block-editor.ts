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
  Reading: ComponentType<{ content: Content }>;
  Editor: ComponentType<BlockEditorProps<Content>>;
}

export type BlockEditings = { [Type in BlockType]: BlockEditing<BlockContents[Type]> };
