import type {
  Edition,
  EditionBlock,
  EditionMap,
  EditionSection,
} from '../../ground/documents/edition.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const textBlock = (number: number, html: string): EditionBlock => ({
  id: id(number),
  type: 'textBlock',
  content: { html },
});

export const mapBlock = (number: number, more: Partial<EditionMap> = {}): EditionBlock => ({
  id: id(number),
  type: 'map',
  content: {
    caption: 'Proposed sites',
    picture: `maps/${id(number)}.svg`,
    data: `maps/${id(number)}.json`,
    words: 'A map of two sites in the north of the city',
    layers: [],
    sites: [
      {
        id: 1,
        name: 'Mill Lane',
        reference: 'A12',
        info: [
          { title: 'Ward', value: 'Ouseburn' },
          { title: 'Size', cells: [{ title: 'Hectares', value: '1.25' }] },
        ],
      },
      { id: 2, name: 'Dock Road', reference: null, info: [] },
    ],
    attribution: ['© Crown copyright'],
    ...more,
  },
});

export function section(
  number: string,
  title: string,
  blocks: EditionBlock[] = [],
  sections: EditionSection[] = [],
): EditionSection {
  return {
    id: id(1000 + Number(number.replaceAll('.', ''))),
    title,
    number,
    level: number.split('.').length,
    rows: blocks.map((block) => [block]),
    sections,
  };
}

export const made = (title: string, sections: EditionSection[]): Edition => ({
  title,
  subtitle: 'What we propose until 2040',
  hideSectionNumberings: false,
  sections,
});
