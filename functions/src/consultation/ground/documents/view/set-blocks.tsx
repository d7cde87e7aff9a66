import { setImmediate } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Edition, EditionSection } from '../edition.ts';
import { BlockView } from './block-view.tsx';
import { type BlockPlace, placeInSection } from './place.ts';

/** Blocks as HTML, by their ids. */
export type SetBlocks = ReadonlyMap<string, string>;

/** Sets each block by itself: a document of full tables takes long, and others have their turn between two blocks. */
export async function setBlocks(
  edition: Edition,
  place: Omit<BlockPlace, 'headingLevel'>,
): Promise<SetBlocks> {
  const set = new Map<string, string>();
  const within = async (sections: readonly EditionSection[]): Promise<void> => {
    for (const section of sections) {
      for (const block of section.rows.flat()) {
        const view = (
          <BlockView of={block} edition={edition} place={placeInSection(section, place)} />
        );
        set.set(block.id, renderToStaticMarkup(view));
        await setImmediate();
      }
      await within(section.sections);
    }
  };
  await within(edition.sections);
  return set;
}
