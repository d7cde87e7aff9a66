import { randomUUID } from 'node:crypto';
import { insertFiles } from '../../../records/files/queries/files.ts';
import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { MAX_BLOCKS, MAX_SECTIONS } from '../../ground/documents/block-types.ts';
import { documentChanges } from '../../ground/documents/document-changes.ts';
import { documentFileOwner } from '../../ground/documents/pictures/document-file-owner.ts';
import { changeDraft } from '../change-draft.ts';
import { MAX_PICTURES } from '../contract/pictures.ts';
import { emptyDraft } from '../copying/copy-of.ts';
import { documentChangeMessages } from '../messages.ts';
import { countBlocks } from '../queries/blocks.ts';
import { findDocument, insertDocument, isConsultation } from '../queries/heads.ts';
import { insertParts } from '../queries/restoring.ts';
import { findAllSections, type HeldSection, writeSection } from '../queries/sections.ts';
import { findBlocks } from '../queries/blocks.ts';
import { countPictures, noteWordFile } from '../queries/word-files.ts';
import { keepPresent } from '../versions/keep.ts';
import { wordFileMessages as messages } from './messages.ts';
import { partsOfPlan } from './parts-of-plan.ts';
import { type NumberedPlace, settleTypedNumbers } from './reading/typed-numbers.ts';
import type { WordPlan } from './reading/word-plan.ts';

interface ReadFile {
  fileName: string;
  plan: WordPlan;
}
export interface TakenWord {
  id: number;
  losses: number;
  upload: string;
}

/** Begins a document of what a Word file says. Throws payload-invalid. */
export async function beginOfWord(
  tx: Tx,
  actor: Actor,
  { title, consultationId, ...file }: ReadFile & { title: string; consultationId: number | null },
): Promise<TakenWord> {
  if (consultationId !== null && !(await isConsultation(tx, consultationId)))
    throw invalidField('consultationId', documentChangeMessages.unknownConsultation);
  const { settings, sections } = emptyDraft();
  const { subtitle } = file.plan;
  const id = await insertDocument(tx, {
    title,
    consultationId,
    settings: { ...settings, subtitle },
    isTemplate: false,
    accountId: actor.accountId,
  });
  const hero = sections.filter(({ kind }) => kind === 'hero');
  await insertParts(tx, id, { sections: hero, blocks: [] });
  const taken = await addPlan(tx, actor, id, file);
  await changed(tx, actor, {
    of: documentChanges,
    ids: [id],
    kind: 'created',
    history: [lineOf(file.fileName)],
  });
  return taken;
}

/** Adds what a Word file says after all that a draft has; what it was before is kept as a version. Throws not-found. */
export async function addToDraft(
  tx: Tx,
  actor: Actor,
  id: number,
  file: ReadFile,
): Promise<TakenWord> {
  if (!(await findDocument(tx, id))) throw new AppError('not-found');
  const taken = await changeDraft(tx, actor, id, async () => {
    await keepPresent(tx, id);
    await dropEmptySection(tx, id);
    return addPlan(tx, actor, id, file);
  });
  await changed(tx, actor, {
    of: documentChanges,
    ids: [id],
    kind: 'updated',
    history: [lineOf(file.fileName)],
  });
  return taken;
}

const lineOf = (fileName: string) => ({
  field: 'wordFile',
  label: messages.wordFile,
  newValue: messages.takenIn(fileName),
});

/** What a document begins with, if nobody has written anything yet. */
async function dropEmptySection(tx: Tx, id: number): Promise<void> {
  const sections = (await findAllSections(tx, id)).filter(({ isDeleted }) => !isDeleted);
  const [only, ...others] = sections.filter(({ kind }) => kind !== 'hero');
  if (!only || others.length > 0 || only.title !== '') return;
  if ((await findBlocks(tx, id)).length === 0) await writeSection(tx, { ...only, isDeleted: true });
}

async function addPlan(
  tx: Tx,
  actor: Actor,
  documentId: number,
  { fileName, plan }: ReadFile,
): Promise<TakenWord> {
  const present = await findAllSections(tx, documentId);
  await requireRoom(tx, documentId, present.length, plan);
  const upload = randomUUID();
  const pictures = await insertFiles(tx, documentFileOwner, {
    ownerId: documentId,
    kind: 'documents',
    upload,
    actor,
    files: plan.pictures.map(({ type, bytes }, at) => {
      const name = `picture-${at + 1}.${type === 'image/png' ? 'png' : 'jpg'}`;
      return { safeName: name, shownName: name, type, size: bytes.length };
    }),
  });
  const firstPlace = Math.max(-1, ...present.map(({ position }) => position)) + 1;
  const place = await numberedPlace(tx, documentId, present);
  const settled = settleTypedNumbers(plan, place);
  const { losses, ...parts } = partsOfPlan(settled, { pictures, firstPlace });
  await insertParts(tx, documentId, parts);
  await noteWordFile(tx, documentId, { fileName, losses, accountId: actor.accountId });
  return { id: documentId, losses: losses.length, upload };
}

/** What numbers the sections that are added; of those without a title that are there, only what says something counts. */
async function numberedPlace(
  tx: Tx,
  documentId: number,
  present: readonly HeldSection[],
): Promise<NumberedPlace> {
  const head = await findDocument(tx, documentId);
  const blocks = await findBlocks(tx, documentId);
  const filled = new Set([...blocks.map(({ sectionId }) => sectionId), ...present.map(holder)]);
  const before = present.filter(
    ({ id, parentId, kind, title, isDeleted }) =>
      parentId === null && kind !== 'hero' && !isDeleted && (title.trim() !== '' || filled.has(id)),
  );
  return { before: before.length, isNumbered: head?.settings.hideSectionNumberings !== true };
}
const holder = ({ parentId, isDeleted }: HeldSection) => (isDeleted ? null : parentId);

/** Throws payload-invalid where a document would become larger than any may be. */
async function requireRoom(
  tx: Tx,
  documentId: number,
  present: number,
  { sections, blocks, pictures }: WordPlan,
): Promise<void> {
  if (present + sections.length > MAX_SECTIONS)
    throw invalidField('file', messages.tooManySections(sections.length, MAX_SECTIONS));
  if ((await countBlocks(tx, documentId)) + blocks.length > MAX_BLOCKS)
    throw invalidField('file', messages.tooManyBlocks(MAX_BLOCKS));
  if ((await countPictures(tx, documentId)) + pictures.length > MAX_PICTURES)
    throw invalidField('file', messages.tooManyPictures(MAX_PICTURES));
}
