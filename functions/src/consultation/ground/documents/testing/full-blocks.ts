import type { ResolvedThings } from '../block-kind.ts';
import { emptyMap, layerEntry } from '../blocks/map/schema.ts';
import { emptySimpleQuestion, emptyQuestion } from '../blocks/question/schema.ts';
import { emptyCell } from '../blocks/table/schema.ts';
import type { EditionMap } from '../edition.ts';
import type { BlockContents } from '../kinds.ts';
import { pictureKey } from '../pictures/picture-use.ts';

const options = ['Yes', 'Perhaps', 'Never'].map((title, at) => ({
  id: `option-${at + 1}`,
  title,
  description: `Meaning of ${title}`,
  imageFileId: at === 0 ? 7 : null,
  imageUrl: at === 1 ? 'https://pictures.test/perhaps.png' : '',
}));

const map = {
  ...emptyMap(),
  caption: 'Proposed sites',
  layerKey: [
    { type: 'divider' as const, id: 'heading', name: 'Nature', visible: true },
    layerEntry('woods'),
  ],
  siteIds: [1],
  siteInfo: [{ type: 'field' as const, title: 'Ward', columnName: 'ward', columns: [] }],
};

/** Every kind of block with all that it may say; a kind without one does not compile. */
export const fullBlocks: BlockContents = {
  textBlock: { html: '<h2>Homes</h2><p>See the <a href="https://plan.test">plan</a></p>' },
  image: { fileId: 5, alt: 'Mill at dusk', isDecorative: false, caption: 'The mill', crop: null },
  table: {
    caption: 'Homes by ward',
    hasHeadRow: true,
    hasHeadColumn: false,
    columns: [{ width: 100 }],
    rows: ['Ward', 'Ouseburn'].map((text) => ({ height: 32, cells: [{ ...emptyCell(), text }] })),
  },
  quote: {
    reference: 'Policy H1',
    title: 'Affordable homes',
    text: '<p>Plans of <strong>ten</strong> follow the <a href="https://homes.test">strategy</a></p>',
    criteria: [
      { id: 'first', text: 'Thirty percent stay affordable' },
      { id: 'second', text: 'They stand among the others' },
    ],
    source: 'Core strategy, page 12',
  },
  question: {
    ...emptyQuestion('mapLinked'),
    title: 'Which sites suit homes',
    question: '<p>Look at the <a href="https://map.test">map</a></p>',
    note: 'Choose as many as necessary',
    color: '#1b6b3a',
    map,
    questions: [
      {
        ...emptySimpleQuestion('00000000-0000-4000-8000-000000000009', 'radio'),
        title: 'Should it be built on',
        question: '<p>Think of <a href="https://floods.test">floods</a></p>',
        note: 'Your own opinion',
        color: '#334455',
        options,
        conditional: { if: 'option-3', title: 'Say why', isRequired: false },
      },
    ],
  },
  poll: { title: 'Do trams help', options, results: 'closed' },
  map,
  chart: {
    chartName: 'Homes built',
    chartType: 'pie',
    columnChartType: 'default',
    isPercentageable: false,
    chartData: [
      { label: 'Ouseburn', value: 3, serial: '', color: '#1b6b3a' },
      { label: 'Heaton', value: 2, serial: '' },
    ],
    source: {
      filters: [],
      groupBy: 'ward',
      measure: 'count',
      sumOf: null,
      searchName: 'Large sites',
      countedAt: '2026-11-30T17:00',
    },
  },
  video: {
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    caption: 'The walk',
    transcript: 'Birds sing',
  },
  link: { words: 'The evidence', address: 'https://evidence.test/', inNewTab: true },
  tagTopic: { topicIds: [3] },
  divider: {},
  tableOfContents: {},
};

const editionMap = (id: string): EditionMap => ({
  caption: map.caption,
  picture: `maps/${id}.svg`,
  data: `maps/${id}.json`,
  words: 'A map of one site',
  layers: [
    { type: 'divider', name: 'Nature' },
    {
      type: 'layer',
      layerId: 'woods',
      name: 'Woods',
      description: 'Old trees',
      colour: '#228833',
      signs: ['Ancient', 'Planted'].map((label) => ({ svg: `<svg id="${label}"/>`, label })),
    },
  ],
  sites: [
    {
      id: 1,
      name: 'Mill Lane',
      reference: 'A12',
      info: [
        { title: 'Ward', value: 'Heaton' },
        { title: 'Capacity', cells: [{ title: 'Homes', value: 'Ninety' }] },
      ],
    },
  ],
  attribution: [],
});

/** What these blocks name, as on the day of publishing; `id` is that of the block. */
export const resolvedThings = (id: string): ResolvedThings => ({
  maps: new Map([[id, editionMap(id)]]),
  pictures: new Map(
    [
      { fileId: 5, crop: null, isOption: false },
      { fileId: 7, crop: null, isOption: true },
    ].map((use) => [
      pictureKey(use),
      [{ name: `pictures/${pictureKey(use)}.jpg`, width: 114, height: 114 }],
    ]),
  ),
  topics: new Map([[3, 'Transport']]),
});
