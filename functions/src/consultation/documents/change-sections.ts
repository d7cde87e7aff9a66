import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { MAX_LEVELS, MAX_SECTIONS } from '../ground/documents/block-types.ts';
import { changeDraft } from './change-draft.ts';
import type { addSection, changeSection, DraftSection } from './contract.ts';
import { documentChangeMessages as messages } from './messages.ts';
import {
  findAllSections,
  type HeldSection,
  insertSection,
  placeSections,
  writeSection,
} from './queries/sections.ts';

/** Adds a section. Throws not-found, and payload-invalid for too many, too deep or an unknown parent. */
export const addNewSection = (
  tx: Tx,
  actor: Actor,
  { id, title, parentId, position }: ParsedOf<typeof addSection>,
): Promise<DraftSection> =>
  changeDraft(tx, actor, id, async () => {
    const all = await findAllSections(tx, id);
    if (all.length >= MAX_SECTIONS)
      throw invalidField('title', messages.tooManySections(MAX_SECTIONS));
    requireParent(all, parentId, 1);
    const added = await insertSection(tx, { documentId: id, parentId, title });
    await putAt(tx, all, { id: added, parentId, position });
    return requireSection(tx, id, added);
  });

/**
 * Renames, moves, deletes or restores a section, or has its rows read as slides. Throws not-found, changed-meanwhile, and payload-invalid for a place
 * where it cannot stand.
 */
export const rewriteSection = (
  tx: Tx,
  actor: Actor,
  { id, sectionId, row_version, position, ...input }: ParsedOf<typeof changeSection>,
): Promise<DraftSection> =>
  changeDraft(tx, actor, id, async () => {
    const all = await findAllSections(tx, id);
    const before = all.find((section) => section.id === sectionId);
    if (!before) throw new AppError('not-found');
    checkVersion(row_version, before.row_version, { title: before.title });
    const parentId = input.parentId === undefined ? before.parentId : input.parentId;
    const isMoved = parentId !== before.parentId || position !== undefined;
    if (before.kind === 'hero' && (isMoved || input.isDeleted))
      throw invalidField('position', messages.heroStays);
    if (before.kind === 'hero' && input.kind) throw invalidField('kind', messages.heroHoldsNone);
    if (parentId !== before.parentId) {
      requireParent(all, parentId, heightOf(all, sectionId));
      if (withAbove(all, parentId).some((section) => section.id === sectionId))
        throw invalidField('parentId', messages.withinItself);
    }
    await writeSection(tx, {
      id: sectionId,
      kind: input.kind ?? before.kind,
      title: input.title ?? before.title,
      parentId,
      isDeleted: input.isDeleted ?? before.isDeleted,
    });
    if (isMoved)
      await putAt(tx, all, { id: sectionId, parentId, position: position ?? MAX_SECTIONS });
    return requireSection(tx, id, sectionId);
  });

/** Puts a section among those of a parent; the hero stays first. */
async function putAt(
  tx: Tx,
  all: readonly HeldSection[],
  { id, parentId, position }: { id: string; parentId: string | null; position: number },
): Promise<void> {
  const beside = all
    .filter((each) => each.parentId === parentId && each.id !== id && !each.isDeleted)
    .map((each) => each.id);
  const hero = all.find(({ kind }) => kind === 'hero')?.id;
  const at = beside[0] === hero ? Math.max(position, 1) : position;
  await placeSections(tx, beside.toSpliced(at, 0, id));
}

/** A section with those that it stands in, the nearest first. */
function withAbove(all: readonly HeldSection[], id: string | null): HeldSection[] {
  const section = all.find((each) => each.id === id);
  return section ? [section, ...withAbove(all, section.parentId)] : [];
}

/** How many levels a section and those within it take. */
function heightOf(all: readonly HeldSection[], id: string): number {
  const within = all.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...within.map((each) => heightOf(all, each.id)));
}

function requireParent(all: readonly HeldSection[], parentId: string | null, height: number) {
  const above = withAbove(all, parentId);
  if (parentId !== null && (above.length === 0 || above.some(({ isDeleted }) => isDeleted)))
    throw invalidField('parentId', messages.unknownSection);
  if (above.some(({ kind }) => kind === 'hero'))
    throw invalidField('parentId', messages.heroHoldsNone);
  if (above.length + height > MAX_LEVELS)
    throw invalidField('parentId', messages.tooDeep(MAX_LEVELS));
}

async function requireSection(tx: Tx, documentId: number, id: string): Promise<DraftSection> {
  const section = (await findAllSections(tx, documentId)).find((each) => each.id === id);
  if (!section) throw new AppError('not-found');
  const { isDeleted: _deleted, ...shown } = section;
  return shown;
}
