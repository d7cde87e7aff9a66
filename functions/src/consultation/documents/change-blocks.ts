import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { MAX_BLOCKS } from '../ground/documents/block-types.ts';
import { checkedContent } from '../ground/documents/checked-content.ts';
import { blockKinds, type BlockType, type TypedBlock } from '../ground/documents/kinds.ts';
import { changeDraft } from './change-draft.ts';
import { authoriseChosenSites } from './choosing-sites.ts';
import type { addBlock, changeBlock, DraftBlock } from './contract.ts';
import { documentChangeMessages as messages } from './messages.ts';
import { requirePictures } from './pictures/find-pictures.ts';
import {
  countBlocks,
  findBlock,
  findBlockIds,
  insertBlock,
  placeBlocks,
  writeBlock,
} from './queries/blocks.ts';
import { findSections } from './queries/sections.ts';

/**
 * Adds a block, empty unless it is told what it says. Throws not-found, payload-invalid, and not-authorized for sites
 * that the actor may not read.
 */
export const addNewBlock = (
  tx: Tx,
  actor: Actor,
  { id, sectionId, position, isBeside, type, content }: ParsedOf<typeof addBlock>,
): Promise<DraftBlock> =>
  changeDraft(tx, actor, id, async () => {
    if ((await countBlocks(tx, id)) >= MAX_BLOCKS)
      throw invalidField('type', messages.tooManyBlocks(MAX_BLOCKS));
    await requireHolder(tx, id, sectionId);
    const added = await insertBlock(tx, {
      sectionId,
      type,
      isBeside,
      content: await writable(tx, actor, id, { type, given: content ?? blockKinds[type].empty() }),
    });
    const beside = (await findBlockIds(tx, sectionId)).filter((each) => each !== added);
    await placeBlocks(tx, beside.toSpliced(position, 0, added));
    return requireBlock(tx, id, added);
  });

/**
 * Writes, moves, deletes or restores a block. Throws not-found, changed-meanwhile where somebody else wrote it,
 * payload-invalid for a content that its type cannot have, and not-authorized for sites that the actor may not read.
 */
export const rewriteBlock = (
  tx: Tx,
  actor: Actor,
  { id, blockId, row_version, position, content, ...input }: ParsedOf<typeof changeBlock>,
): Promise<DraftBlock> =>
  changeDraft(tx, actor, id, async () => {
    const before = await findBlock(tx, id, blockId);
    if (!before) throw new AppError('not-found');
    const writes = content !== undefined || input.isDeleted !== undefined;
    if (writes) checkVersion(row_version, before.row_version, {});
    const sectionId = input.sectionId ?? before.sectionId;
    if (sectionId !== before.sectionId || input.isDeleted === false)
      await requireHolder(tx, id, sectionId);
    await writeBlock(tx, {
      id: blockId,
      sectionId,
      content:
        content === undefined
          ? before.content
          : await writable(tx, actor, id, {
              type: before.type,
              given: content,
              before: before.content,
            }),
      isBeside: input.isBeside ?? before.isBeside,
      isDeleted: input.isDeleted ?? before.isDeleted,
    });
    if (position !== undefined || sectionId !== before.sectionId) {
      const beside = (await findBlockIds(tx, sectionId)).filter((each) => each !== blockId);
      await placeBlocks(tx, beside.toSpliced(position ?? beside.length, 0, blockId));
    }
    return requireBlock(tx, id, blockId);
  });

/**
 * What a block may say, with pictures of its own document and sites that the actor may read alone. Throws
 * payload-invalid and not-authorized.
 */
async function writable(
  tx: Tx,
  actor: Actor,
  documentId: number,
  { type, given, before }: { type: BlockType; given: unknown; before?: object },
): Promise<object> {
  const content = checkedContent(type, given);
  const block = { type, content } as TypedBlock;
  authoriseChosenSites(actor, before ? ({ type, content: before } as TypedBlock) : null, block);
  await requirePictures(tx, documentId, block);
  return content;
}

async function requireHolder(tx: Tx, documentId: number, sectionId: string): Promise<void> {
  const section = (await findSections(tx, documentId)).find(({ id }) => id === sectionId);
  if (!section) throw invalidField('sectionId', messages.unknownSection);
  if (section.kind === 'hero') throw invalidField('sectionId', messages.heroHoldsNone);
}

async function requireBlock(tx: Tx, documentId: number, blockId: string): Promise<DraftBlock> {
  const block = await findBlock(tx, documentId, blockId);
  if (!block) throw new AppError('not-found');
  const { isDeleted: _deleted, ...shown } = block;
  return shown;
}
