import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { blockKindOf } from '../../ground/documents/kinds.ts';
import { documentChanges } from '../../ground/documents/document-changes.ts';
import type { DraftWordLoss } from '../contract/word.ts';
import { emptyDraft } from '../copying/copy-of.ts';
import { documentChangeMessages } from '../messages.ts';
import { insertDocument, isConsultation } from '../queries/heads.ts';
import { insertParts } from '../queries/restoring.ts';
import { noteWordFile } from '../queries/word-files.ts';
import type { KeptBlock, KeptSection } from '../versions/kept-draft.ts';
import { structureMessages as messages } from './messages.ts';
import type { DocumentStructure } from './structure-file.ts';

interface Beginning {
  title: string;
  consultationId: number | null;
  fileName: string;
  structure: DocumentStructure;
}

/** Begins a document of a structure, and notes what is to be filled in. Throws payload-invalid. */
export async function beginOfStructure(
  tx: Tx,
  actor: Actor,
  { title, consultationId, fileName, structure }: Beginning,
): Promise<{ id: number; losses: number }> {
  if (consultationId !== null && !(await isConsultation(tx, consultationId)))
    throw invalidField('consultationId', documentChangeMessages.unknownConsultation);
  const id = await insertDocument(tx, {
    title,
    consultationId,
    settings: structure.settings,
    isTemplate: false,
    accountId: actor.accountId,
  });
  const hero = emptyDraft().sections.filter(({ kind }) => kind === 'hero');
  const { sections, blocks, losses } = partsOfStructure(structure);
  await insertParts(tx, id, { sections: [...hero, ...sections], blocks });
  await noteWordFile(tx, id, { fileName, losses, accountId: actor.accountId });
  await changed(tx, actor, {
    of: documentChanges,
    ids: [id],
    kind: 'created',
    history: [
      {
        field: 'structureFile',
        label: messages.structureFile,
        newValue: messages.takenIn(fileName),
      },
    ],
  });
  return { id, losses: losses.length };
}

/** Sections and blocks of a structure, each with an id of its own, after the hero. */
function partsOfStructure(structure: DocumentStructure) {
  const ids = structure.sections.map(() => randomUUID());
  // The hero is the first of those that none holds
  const places = new Map<string, number>([['null', 1]]);
  const next = (holder: string) => {
    const place = places.get(holder) ?? 0;
    places.set(holder, place + 1);
    return place;
  };
  const sections = structure.sections.map(({ kind, title, parent }, at): KeptSection => ({
    id: ids[at]!,
    parentId: parent === null ? null : ids[parent]!,
    kind,
    title,
    position: next(String(parent)),
  }));
  const blocks = structure.blocks.map(({ section, type, isBeside, content }): KeptBlock => ({
    id: randomUUID(),
    sectionId: ids[section]!,
    type,
    content,
    position: next(`blocks of ${section}`),
    isBeside,
  }));
  const losses = structure.blocks.flatMap((block, at) =>
    blockKindOf(block.type)
      .structure.toFillIn(block.content, block.left)
      .map((message): DraftWordLoss => ({
        message,
        sectionId: ids[block.section]!,
        blockId: blocks[at]!.id,
      })),
  );
  return { sections, blocks, losses };
}
