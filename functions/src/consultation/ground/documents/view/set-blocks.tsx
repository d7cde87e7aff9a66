import { setImmediate } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { setTable } from '../blocks/table/set-table.tsx';
import type { Edition, EditionBlock, EditionSection } from '../edition.ts';
import { BlockView } from './block-view.tsx';
import { type BlockPlace, placeInSection } from './place.ts';

/** Blocks as HTML, by their ids. */
export type SetBlocks = ReadonlyMap<string, string>;

const setBlock = (block: EditionBlock, edition: Edition, place: BlockPlace) =>
  block.type === 'table'
    ? setTable(block.id, block.content)
    : renderToStaticMarkup(<BlockView of={block} edition={edition} place={place} />);

/** Sets each block by itself: a document of full tables takes long, and others have their turn between two blocks. */
export async function setBlocks(
  edition: Edition,
  place: Omit<BlockPlace, 'headingLevel'>,
): Promise<SetBlocks> {
  const set = new Map<string, string>();
  const within = async (sections: readonly EditionSection[]): Promise<void> => {
    for (const section of sections) {
      for (const block of section.rows.flat()) {
        set.set(block.id, await setBlock(block, edition, placeInSection(section, place)));
        await setImmediate();
      }
      await within(section.sections);
    }
  };
  await within(edition.sections);
  return set;
}
