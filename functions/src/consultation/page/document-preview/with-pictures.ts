import type { EditionFile } from '../../documents/maps/resolve-map.ts';
import type {
  Edition,
  EditionBlock,
  EditionMap,
  EditionSection,
} from '../../ground/documents/edition.ts';

/** An edition whose pictures stand in it: nothing of it lies anywhere yet. */
export function withPictures(edition: Edition, files: readonly EditionFile[]): Edition {
  const bodies = new Map(files.map(({ name, body }) => [name, body]));
  const drawn = (map: EditionMap): EditionMap => ({
    ...map,
    picture: `data:image/svg+xml;base64,${Buffer.from(bodies.get(map.picture) ?? '').toString('base64')}`,
  });
  const shown = (block: EditionBlock): EditionBlock => {
    if (block.type === 'map') return { ...block, content: drawn(block.content) };
    if (block.type !== 'question' || !block.content.map) return block;
    return { ...block, content: { ...block.content, map: drawn(block.content.map) } };
  };
  const sectionShown = (section: EditionSection): EditionSection => ({
    ...section,
    rows: section.rows.map((row) => row.map(shown)),
    sections: section.sections.map(sectionShown),
  });
  return { ...edition, sections: edition.sections.map(sectionShown) };
}
