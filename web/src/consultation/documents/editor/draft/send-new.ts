import { addBlock, addSection } from '@calls/consultation/documents/contract.ts';
import type { DraftBlock, DraftSection } from '@contract/consultation/documents/contract.ts';
import type { BlockType } from '@contract/consultation/ground/documents/kinds.ts';
import type { DraftChange } from './change.ts';
import { heldInBlock } from './held.ts';
import { sendToDraft } from './send-change.ts';

export interface NewBlock {
  sectionId: string;
  position: number;
  isBeside: boolean;
  type: BlockType;
  content?: DraftBlock['content'];
}

export interface NewSection {
  title: string;
  parentId: string | null;
  position: number;
}

/** What was added to a draft, and what takes it away again. */
interface Added<T> {
  added: T;
  back: DraftChange;
}

/** Adds a block to a draft. */
export async function sendBlock(id: number, input: NewBlock): Promise<Added<DraftBlock>> {
  const { block } = await sendToDraft(addBlock, { id, ...input });
  const holds = heldInBlock(block);
  return { added: block, back: { of: 'block', id: block.id, patch: { isDeleted: true }, holds } };
}

/** Adds a section to a draft. */
export async function sendSection(id: number, input: NewSection): Promise<Added<DraftSection>> {
  const { section } = await sendToDraft(addSection, { id, ...input });
  const holds = { titles: [[section.id, section.title] as const], contents: [] };
  const patch = { isDeleted: true };
  return { added: section, back: { of: 'section', id: section.id, patch, holds } };
}
