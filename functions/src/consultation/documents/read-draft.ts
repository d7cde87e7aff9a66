import { may, type Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { BlockType } from '../ground/documents/kinds.ts';
import type { DraftDocument } from './contract.ts';
import { findBlocks } from './queries/blocks.ts';
import { findDocument } from './queries/heads.ts';
import { findSections } from './queries/sections.ts';

/** A whole draft as an officer is given it. Throws not-found. */
export const readDraft = async (tx: Tx, actor: Actor, id: number): Promise<DraftDocument> => ({
  ...(await readWhole(tx, id)),
  mayWrite: may(actor, 'consultations', 'write'),
});

/** A whole draft, with blocks of these types alone where they are said. Throws not-found. */
export async function readWhole(
  tx: Tx,
  id: number,
  types?: readonly BlockType[],
): Promise<Omit<DraftDocument, 'mayWrite'>> {
  const head = await findDocument(tx, id);
  if (!head) throw new AppError('not-found');
  const sections = await findSections(tx, id);
  const shown = new Set(sections.map((section) => section.id));
  const blocks = (await findBlocks(tx, id, types)).filter(({ sectionId }) => shown.has(sectionId));
  return { ...head, sections, blocks };
}
