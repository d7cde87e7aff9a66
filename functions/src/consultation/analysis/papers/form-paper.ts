import { cell, heading, type Paper, type PaperPart, paragraph } from './paper.ts';
import { reportPaperMessages as messages } from './messages.ts';

const WHO = [
  'Title',
  'First name',
  'Last name',
  'Job title, where relevant',
  'Organisation, where relevant',
  'Address line 1',
  'Address line 2',
  'Address line 3',
  'Address line 4',
  'Postcode',
  'Telephone number',
  'Email address',
];

const WHERE = ['Paragraph', 'Policy', 'Policies map'];

const TESTS = [
  'Do you consider the local plan is legally compliant? (Yes or No)',
  'Do you consider the local plan is sound? (Yes or No)',
  'Do you consider the local plan complies with the duty to co-operate? (Yes or No)',
];

const REASONS = [
  'Please give details of why you consider the local plan is not legally compliant, is unsound or fails to comply with the duty to co-operate, or why you support it. Please be as precise as possible.',
  'Please set out the modifications you consider necessary to make the local plan legally compliant and sound.',
  'If you seek a modification, do you wish to take part in the hearing sessions? (Yes or No)',
  'If you wish to take part, please say why you consider this to be necessary.',
];

const blank = '\n\n';

function form(caption: string, heads: readonly string[], rows: readonly string[]): PaperPart {
  const empty = heads.slice(1).map(() => cell(rows === REASONS ? blank.repeat(3) : ''));
  return {
    kind: 'table',
    caption,
    heads,
    figures: [],
    rows: rows.map((row) => [cell(row), ...empty]),
  };
}

/** The model form of the publication stage, to be filled in. */
export function formPaper(around: Omit<Paper, 'title' | 'parts'>): Paper {
  return {
    ...around,
    title: messages.formTitle,
    parts: [
      paragraph(messages.formAbout),
      heading(2, messages.partA),
      form(messages.partA, [messages.question, messages.personal, messages.agent], WHO),
      heading(2, messages.partB),
      form('1', [messages.question, messages.answer], WHERE),
      form('2', [messages.question, messages.answer], TESTS),
      form('3', [messages.question, messages.answer], REASONS),
    ],
  };
}
