import type { Tx } from '../../platform/db.ts';
import type { RecordedCouncil } from '../../council/ground/settings/document-site-fields.ts';
import type { Edition, EditionMap } from '../ground/documents/edition.ts';
import {
  type DraftedBlock,
  type DraftedDocument,
  makeEdition,
} from '../ground/documents/make-edition.ts';
import { pictureKey } from '../ground/documents/pictures/picture-use.ts';
import { picturesIn } from '../ground/documents/pictures/pictures-in.ts';
import { withCounts } from './charts/with-counts.ts';
import { draftedOf, mapIn } from './drafted.ts';
import { findFaults } from './faults.ts';
import { findShown, type ShownThings } from './shown.ts';
import { type EditionFile, resolveMap } from './maps/resolve-map.ts';
import type { MadePictures } from './pictures/make-pictures.ts';
import { readWhole } from './read-draft.ts';
import { editionAttachments } from './attachments/attachments-in.ts';

/**
 * What is published of a draft with its attachments, and the files of its maps and pictures; the picture of a map that
 * takes longer than `maxMilliseconds` is left out. Throws where one of them is missing.
 */
export async function resolveBlocks(
  tx: Tx,
  tenant: RecordedCouncil,
  draft: DraftedDocument,
  {
    maps: shown,
    attachments,
    topics,
    made,
    maxMilliseconds,
  }: Pick<ShownThings, 'maps' | 'attachments' | 'topics'> & {
    made: MadePictures;
    maxMilliseconds?: number | undefined;
  },
): Promise<{ content: Edition; files: EditionFile[] }> {
  const maps = new Map<string, EditionMap>();
  const files: EditionFile[] = [];
  for (const block of draft.blocks) {
    const found = mapIn(block);
    const on = shown.get(block.id);
    if (!found || !on) continue;
    const { map, tellsLayers } = found;
    const asked = { blockId: block.id, content: map, shown: on, tellsLayers, maxMilliseconds };
    const resolved = await resolveMap(tx, tenant, asked);
    maps.set(block.id, resolved.map);
    files.push(...resolved.files);
  }
  const pictures = new Map([...made].map(([key, { shown: sizes }]) => [key, sizes]));
  for (const picture of made.values()) files.push(...picture.files);
  const content = makeEdition(draft, maps, pictures, topics);
  return { content: { ...content, attachments: editionAttachments(attachments) }, files };
}

/**
 * What would be published of a draft as it is, with these pictures: without the blocks in which something is missing.
 * Throws not-found.
 */
export const resolveForPreview = (
  tx: Tx,
  tenant: RecordedCouncil,
  id: number,
  made: MadePictures,
) => resolveFaultless(tx, tenant, id, { made });

/** As resolveForPreview, without the pictures of maps that take longer. Throws not-found. */
export const resolveForPrint = (
  tx: Tx,
  tenant: RecordedCouncil,
  id: number,
  drawing: { made: MadePictures; maxMilliseconds: number },
) => resolveFaultless(tx, tenant, id, drawing);

async function resolveFaultless(
  tx: Tx,
  tenant: RecordedCouncil,
  id: number,
  { made, maxMilliseconds }: { made: MadePictures; maxMilliseconds?: number },
) {
  const head = await readWhole(tx, id);
  const draft = await withCounts(tx, tenant, draftedOf(head));
  const shown = await findShown(tx, id, draft.blocks);
  const faulty = new Set(findFaults(draft, shown).map(({ blockId }) => blockId));
  const isMade = (block: DraftedBlock) =>
    picturesIn(block).every((use) => made.has(pictureKey(use)));
  // A picture that was chosen since they were made is left out, too.
  const blocks = draft.blocks.filter((block) => !faulty.has(block.id) && isMade(block));
  const { content, files } = await resolveBlocks(
    tx,
    tenant,
    { ...draft, blocks },
    {
      ...shown,
      made,
      maxMilliseconds,
    },
  );
  return { head, content, files, leftOut: draft.blocks.length - blocks.length };
}
