import type { Tx } from '../../platform/db.ts';
import type { Edition, EditionMap } from '../ground/documents/edition.ts';
import { type DraftedDocument, makeEdition } from '../ground/documents/make-edition.ts';
import { draftedOf, findFaults, findShown, mapIn } from './findings.ts';
import { type EditionFile, resolveMap } from './maps/resolve-map.ts';
import type { ShownOnMap } from './maps/shown-on-map.ts';
import { readWhole } from './read-draft.ts';

/** What is published of a draft, with the files of its maps. Throws where a map of it shows nothing. */
export async function resolveDraft(
  tx: Tx,
  shortName: string,
  draft: DraftedDocument,
  shown: ReadonlyMap<string, ShownOnMap>,
): Promise<{ content: Edition; files: EditionFile[] }> {
  const maps = new Map<string, EditionMap>();
  const files: EditionFile[] = [];
  for (const block of draft.blocks) {
    const found = mapIn(block);
    const on = shown.get(block.id);
    if (!found || !on) continue;
    const asked = { blockId: block.id, content: found.map, shown: on };
    const resolved = await resolveMap(tx, shortName, asked);
    maps.set(block.id, resolved.map);
    files.push(...resolved.files);
  }
  return { content: makeEdition(draft, maps), files };
}

/** What would be published of a draft as it is: without the blocks in which something is missing. Throws not-found. */
export async function resolveWhole(tx: Tx, shortName: string, id: number) {
  const head = await readWhole(tx, id);
  const draft = draftedOf(head);
  const shown = await findShown(tx, draft.blocks);
  const faulty = new Set(findFaults(draft, shown).map(({ blockId }) => blockId));
  const blocks = draft.blocks.filter((block) => !faulty.has(block.id));
  const { content, files } = await resolveDraft(tx, shortName, { ...draft, blocks }, shown);
  return { head, content, files, leftOut: draft.blocks.length - blocks.length };
}
