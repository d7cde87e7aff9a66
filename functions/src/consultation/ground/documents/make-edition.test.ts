import { describe, expect, it } from 'vitest';
import { emptyLink } from './blocks/link/schema.ts';
import { emptyMap } from './blocks/map/schema.ts';
import { emptySimpleQuestion, emptyQuestion } from './blocks/question/schema.ts';
import type { EditionMap, EditionSection } from './edition.ts';
import { editionWords } from './edition-words.ts';
import {
  blocksInOrder,
  type DraftedBlock,
  type DraftedDocument,
  type DraftedSection,
  makeEdition,
} from './make-edition.ts';

const section = (id: string, more: Partial<DraftedSection> = {}): DraftedSection => ({
  id,
  parentId: null,
  kind: 'section',
  title: id,
  position: 1,
  ...more,
});
type Placed = Partial<Pick<DraftedBlock, 'sectionId' | 'position' | 'isBeside'>>;
const text = (id: string, html: string, more: Placed = {}): DraftedBlock => ({
  id,
  sectionId: 'A',
  position: 0,
  isBeside: false,
  type: 'textBlock',
  content: { html },
  ...more,
});
const draft = (more: Partial<DraftedDocument>): DraftedDocument => ({
  title: 'Local plan',
  settings: { hideSectionNumberings: false, subtitle: 'Have your say' },
  sections: [],
  blocks: [],
  ...more,
});
const edition = (more: Partial<DraftedDocument>) => makeEdition(draft(more), new Map());

/** Numbers, titles and levels of sections within one another: '1 A@1(1.1 B@2)'. */
const outline = (sections: readonly EditionSection[]): string =>
  sections
    .map(({ number, title, level, sections: within }) =>
      `${number} ${title}@${level}${within.length > 0 ? `(${outline(within)})` : ''}`.trim(),
    )
    .join(', ');

const nested = [
  section('hero', { kind: 'hero', title: '', position: 0 }),
  section('C', { position: 3 }),
  section('A', { position: 1 }),
  section('A2', { parentId: 'A', position: 2 }),
  section('A1', { parentId: 'A', position: 1 }),
  section('A2a', { parentId: 'A2', position: 1 }),
  section('empty', { title: '  ', position: 2 }),
  section('emptyWithin', { title: '', parentId: 'C', position: 1 }),
];

describe('the sections of an edition', () => {
  it('are numbered by their places, those that are empty and have no title left out', () => {
    expect(outline(edition({ sections: nested }).sections)).toBe(
      '1 A@1(1.1 A1@2, 1.2 A2@2(1.2.1 A2a@3)), 2 C@1',
    );
  });

  it('have no numbers where the document hides them', () => {
    const settings = { hideSectionNumberings: true, subtitle: '' };
    expect(outline(edition({ sections: nested, settings }).sections)).toBe(
      'A@1(A1@2, A2@2(A2a@3)), C@1',
    );
  });

  it('stay without a title for what stands in them, and go with a text without words', () => {
    const sections = [section('A', { title: '' }), section('B', { title: '', position: 2 })];
    const blocks = [
      text('one', '<p>Green belt</p>'),
      text('two', '<p> &nbsp;<br></p>', { sectionId: 'B' }),
    ];
    expect(edition({ sections, blocks }).sections.map(({ id }) => id)).toEqual(['A']);
  });
});

describe('the rows of an edition', () => {
  const rowsOf = (blocks: DraftedBlock[]) =>
    edition({ sections: [section('A')], blocks })
      .sections[0]?.rows.map((row) => row.map(({ id }) => id).join('+'))
      .join(' ');

  it('hold what stands beside one another, at most four', () => {
    const beside = (id: string, position: number) => text(id, id, { position, isBeside: true });
    expect(
      rowsOf([beside('c', 3), text('b', 'b', { position: 2 }), beside('a', 1), beside('d', 4)]),
    ).toBe('a b+c+d');
    expect(rowsOf(['a', 'b', 'c', 'd', 'e', 'f'].map(beside))).toBe('a+b+c+d e+f');
  });

  it('do not move together around a text without words', () => {
    const blocks = [
      text('a', 'a', { position: 1 }),
      text('empty', '', { position: 2 }),
      text('b', 'b', { position: 3, isBeside: true }),
    ];
    expect(rowsOf(blocks)).toBe('a b');
  });
});

const map: EditionMap = {
  caption: 'Where homes could go',
  picture: 'maps/m.svg',
  data: 'maps/m.json',
  words: 'Map.',
  layers: [{ layerId: 'gb', name: 'Green belt', description: 'Kept open', colour: '#007a5a' }],
  sites: [{ id: 1, name: 'Mill Lane', reference: 'NCL-0001', info: [] }],
  attribution: [],
};
const place = { sectionId: 'A', position: 1, isBeside: false };
const whole: DraftedDocument = draft({
  sections: [section('A', { title: 'Homes' })],
  blocks: [
    text('t', '<p>Tyne &amp; Wear</p><p>needs <strong>homes</strong></p>'),
    { ...place, id: 'm', type: 'map', content: emptyMap() },
    {
      ...place,
      id: 'q',
      type: 'question',
      content: {
        ...emptyQuestion('mapLinked'),
        question: '<p>Which site?</p>',
        map: emptyMap(),
        questions: [
          {
            ...emptySimpleQuestion('00000000-0000-4000-8000-000000000001'),
            title: 'Why this one?',
          },
        ],
      },
    },
    {
      ...place,
      id: 'r',
      type: 'question',
      content: {
        ...emptyQuestion('radio'),
        title: 'Agree?',
        map: emptyMap(),
        options: [{ id: 'yes1', title: 'Yes', description: 'Build', imageUrl: '' }],
      },
    },
    { ...place, id: 'l', type: 'link', content: { ...emptyLink(), words: 'The evidence' } },
    { ...place, id: 'd', type: 'divider', content: {} },
  ],
});

describe('what blocks say', () => {
  it('is published as it is kept, with maps as they were resolved', () => {
    const { sections } = makeEdition(whole, new Map([['m', map], ['q', map]])); // prettier-ignore
    const blocks = sections[0]!.rows.flat();
    expect(blocks.find(({ id }) => id === 't')?.content).toEqual({
      html: '<p>Tyne &amp; Wear</p><p>needs <strong>homes</strong></p>',
    });
    expect(blocks.find(({ id }) => id === 'm')?.content).toBe(map);
    expect(blocks.find(({ id }) => id === 'q')?.content).toMatchObject({ map });
    // Only a map-linked question has one.
    expect(blocks.find(({ id }) => id === 'r')?.content).toMatchObject({ map: null });
    expect(() => makeEdition(whole, new Map())).toThrow('The map of block m was not resolved');
  });

  it('is found by each of its words', () => {
    const words = editionWords(makeEdition(whole, new Map([['m', map], ['q', map]]))); // prettier-ignore
    expect(words.split('\n')).toEqual(
      expect.arrayContaining([
        'Local plan',
        'Have your say',
        'Homes',
        'Tyne & Wear needs homes',
        'Where homes could go',
        'Green belt',
        'Kept open',
        'Mill Lane',
        'NCL-0001',
        'Which site?',
        'Why this one?',
        'Agree?',
        'Yes',
        'Build',
        'The evidence',
      ]),
    );
  });

  it('comes in the order of reading, sections within others after what stands in those', () => {
    const blocks = [
      text('3', 'c', { sectionId: 'C' }),
      text('2', 'b', { sectionId: 'A1' }),
      text('1b', 'a', { position: 2 }),
      text('1a', 'a', { position: 1 }),
    ];
    const order = blocksInOrder(draft({ sections: nested, blocks })).map(({ id }) => id);
    expect(order).toEqual(['1a', '1b', '2', '3']);
  });
});
