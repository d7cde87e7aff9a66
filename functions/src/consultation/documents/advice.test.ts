import { describe, expect, it } from 'vitest';
import { blockAdviceMessages } from '../ground/documents/advice-messages.ts';
import { emptyChart } from '../ground/documents/blocks/chart/schema.ts';
import { emptyLink } from '../ground/documents/blocks/link/schema.ts';
import { emptySimpleQuestion, emptyQuestion } from '../ground/documents/blocks/question/schema.ts';
import type {
  DraftedBlock,
  DraftedDocument,
  DraftedSection,
} from '../ground/documents/make-edition.ts';
import { findAdvice } from './advice.ts';
import { adviceOnAbbreviations } from './advice-on-abbreviations.ts';
import { adviceOnBlock } from './advice-on-texts.ts';
import { adviceMessages as messages } from './messages.ts';

const place = { id: 'b', sectionId: 'A', position: 1, isBeside: false };
const text = (html: string): DraftedBlock => ({ ...place, type: 'textBlock', content: { html } });
const on = (html: string) => adviceOnBlock(text(html)).map(({ message }) => message);

describe('advice on texts', () => {
  it.each([
    ['click here', true],
    ['Click here.', true],
    ['here', true],
    ['Read more…', true],
    ['this link', true],
    ['more about the green belt', false],
    ['Here is the evidence', false],
    ['the local plan', false],
  ])('a link “%s” says nothing: %s', (words, isEmpty) => {
    const found = isEmpty ? [blockAdviceMessages.linkWords(words)] : [];
    expect(on(`<p>See <a href="https://a.test"><strong>${words}</strong></a></p>`)).toEqual(found);
    const link: DraftedBlock = { ...place, type: 'link', content: { ...emptyLink(), words } };
    expect(adviceOnBlock(link)).toEqual(found.map((message) => ({ field: 'words', message })));
  });

  it('headings begin with the larger', () => {
    expect(on('<h3>Sites</h3><h2>Homes</h2>')).toEqual([messages.headingOrder]);
    expect(on('<p>Why</p><h2>Homes</h2><h3>Sites</h3>')).toEqual([]);
  });

  it('sentences end before people lose their way', () => {
    const words = (n: number) => Array.from({ length: n }, (_, at) => `word${at}`).join(' ');
    expect(on(`<p>${words(40)}. ${words(40)}!</p><ul><li>${words(40)}</li></ul>`)).toEqual([]);
    expect(on(`<p>Short. ${words(41)}.</p>`)).toEqual([
      'The sentence “word0 word1 word2 word3 word4 word5 …” has 41 words. Shorter sentences are easier to follow.',
    ]);
  });

  it.each([
    ['We consult in order to learn.', '“to” is easier to read than “in order to”.'],
    ['Prior to that, homes were built.', '“before” is easier to read than “Prior to”.'],
    ['Uses, e.g. shops, are kept.', '“for example” is easier to read than “e.g.”.'],
    ['Work commenced in May.', '“start” is easier to read than “commenced”.'],
  ])('“%s” has words that are hard to read', (words, message) => {
    expect(on(`<p>${words}</p>`)).toEqual([message]);
  });

  it('plain words are left alone', () => {
    const plain =
      'The order of the plan is a priority. It is in the commencement notice, i.erated.';
    expect(on(`<p>${plain}</p>`)).toEqual([]);
  });

  it('is given on each question within another', () => {
    const asked = '<p><a href="https://a.test">here</a></p>';
    const question: DraftedBlock = {
      ...place,
      type: 'question',
      content: {
        ...emptyQuestion('mapLinked'),
        question: asked,
        questions: ['1', '2'].map((id) => ({ ...emptySimpleQuestion(id), question: asked })),
      },
    };
    expect(adviceOnBlock(question).map(({ field }) => field)).toEqual([
      'question',
      'questions.0.question',
      'questions.1.question',
    ]);
  });
});

describe('advice on abbreviations', () => {
  const found = (...htmls: string[]) =>
    adviceOnAbbreviations(
      draft({
        blocks: htmls.map((html, at) => ({ ...text(html), id: `b${at}`, position: at + 1 })),
      }),
    ).map(({ blockId, field, message }) => [blockId, field, message]);
  const say = (abbreviation: string) =>
    `Nothing says what ${abbreviation} stands for. Spell it out where it is first named, with ${abbreviation} in brackets.`;

  it('names each once, where it first stands', () => {
    expect(found('<p>Homes</p>', '<p>The NPPF and SPDs</p>', '<p>The NPPF again</p>')).toEqual([
      ['b1', 'html', say('NPPF')],
      ['b1', 'html', say('SPD')],
    ]);
  });

  it('finds them in lists and headings, and what a title spells out is said', () => {
    expect(
      found('<h2>The NPPF</h2><ul><li>SFRA</li><li>CIL</li></ul>').map((each) => each[2]),
    ).toEqual([say('NPPF'), say('SFRA'), say('CIL')]);
    const homes = section('A', 'Strategic Flood Risk Assessment (SFRA)');
    expect(
      adviceOnAbbreviations(draft({ sections: [homes], blocks: [text('<p>The SFRA</p>')] })),
    ).toEqual([]);
  });

  it('says nothing of those that are spelt out somewhere, or are other words', () => {
    expect(
      found(
        '<p>The NPPF and the CIL (Community Infrastructure Levy)</p>',
        '<p>National Planning Policy Framework (<strong>NPPF</strong>)</p>',
        '<p>By the sea, a CILANTRO field</p>',
      ),
    ).toEqual([]);
  });
});

const section = (id: string, title: string, parentId: string | null = null): DraftedSection => ({
  id,
  parentId,
  kind: 'section',
  title,
  position: 1,
});
const draft = (more: Partial<DraftedDocument>): DraftedDocument => ({
  title: 'Local plan',
  settings: { hideSectionNumberings: false, subtitle: '' },
  sections: [{ ...section('hero', ''), kind: 'hero' }, section('A', 'Homes')],
  blocks: [text('<p>Homes</p>')],
  ...more,
});
const told = (more: Partial<DraftedDocument>, state: Parameters<typeof findAdvice>[1] = 'open') =>
  findAdvice(draft(more), state, { maps: new Map() }).map(
    ({ sectionId, field, message }) => `${sectionId ?? ''}.${field}: ${message}`,
  );

describe('advice on a document', () => {
  it('is none where there is nothing to better', () => {
    expect(told({}, null)).toEqual([]);
  });

  it('names sections without words or without a title', () => {
    const sections = [
      section('A', ''),
      section('B', 'Transport'),
      section('C', 'Green belt'),
      section('D', 'Villages', 'C'),
      section('E', ''),
    ];
    expect(told({ sections })).toEqual([
      `A.title: ${messages.untitledSection}`,
      `B.: ${messages.emptySection('Transport')}`,
      `D.: ${messages.emptySection('Villages')}`,
    ]);
    const settings = { hideSectionNumberings: true, subtitle: '' };
    expect(told({ sections: [section('A', '')], settings })).toEqual([]);
  });

  it('names questions that are called as one before them', () => {
    const asked = (id: string, title: string): DraftedBlock => ({
      ...place,
      id,
      position: Number(id),
      type: 'question',
      content: { ...emptyQuestion('textarea'), title },
    });
    const blocks = [
      asked('1', 'Do you agree?'),
      asked('2', ''),
      asked('3', ''),
      asked('4', 'Why?'),
    ];
    expect(told({ blocks })).toEqual([]);
    expect(told({ blocks: [...blocks, asked('5', ' do you agree? ')] })).toEqual([
      `A.title: ${messages.sameTitle('do you agree?')}`,
    ]);
  });

  it('says why nobody could answer', () => {
    const blocks: DraftedBlock[] = [
      { ...place, type: 'question', content: emptyQuestion('textarea') },
    ];
    expect(told({ blocks }, null)).toEqual([`.consultationId: ${messages.noConsultation}`]);
    expect(told({ blocks }, 'closed')).toEqual([`.consultationId: ${messages.closed}`]);
    expect(told({ blocks }, 'open')).toEqual([]);
    expect(told({ blocks }, 'to come')).toEqual([]);
  });
});

describe('advice on colours', () => {
  const chart = (...colours: string[]): DraftedBlock & { type: 'chart' } => ({
    ...place,
    type: 'chart',
    content: {
      ...emptyChart(),
      chartData: colours.map((color, at) => ({
        label: `Slice ${at}`,
        value: 1,
        serial: '',
        color,
      })),
    },
  });
  const question = (color: string | null): DraftedBlock => ({
    ...place,
    type: 'question',
    content: { ...emptyQuestion(), color },
  });

  it('names those that many people cannot tell from the page, once each', () => {
    const faint = chart('#1b6b3a', '#ffee00', '#ffee00');
    const message = blockAdviceMessages.faintColour('#ffee00');
    expect(adviceOnBlock({ ...faint, content: { ...faint.content, chartType: 'pie' } })).toEqual([
      { field: 'color.1', message },
    ]);
    expect(adviceOnBlock(question('#FFFFFF'))).toEqual([
      { field: 'color', message: blockAdviceMessages.faintColour('#FFFFFF') },
    ]);
    expect(adviceOnBlock(question('#767676'))).toEqual([]);
    expect(adviceOnBlock(question(null))).toEqual([]);
  });
});
