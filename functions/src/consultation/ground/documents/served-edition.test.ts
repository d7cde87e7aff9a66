import { expect, it } from 'vitest';
import { emptyQuestion } from './blocks/question/schema.ts';
import type { EditionQuestion } from './edition.ts';
import { servedEdition, servedQuestion } from './served-edition.ts';

const served = (html: string) => {
  const block = { id: 'a', type: 'textBlock' as const, content: { html } };
  const section = { id: 's', title: '', level: 1, number: '', rows: [[block]], sections: [] };
  const [text] = servedEdition({ sections: [section] }).sections[0]?.rows[0] ?? [];
  return text?.type === 'textBlock' ? text.content.html : undefined;
};

it.each([
  ['a name', 'https://ann@council.test/plan'],
  ['a password', 'https://ann:secret@council.test/plan'],
  ['a password that holds an @', 'https://ann:se@cr@et@council.test/plan'],
])('serves an address without %s before its host', (_what, address) => {
  expect(served(`<p>See ${address} soon, or ask.</p>`)).toBe(
    '<p>See https://council.test/plan soon, or ask.</p>',
  );
});

it('leaves an @ behind the host, and addresses of mail, as they are', () => {
  const html = '<p>https://council.test/@ann, https://council.test?to=a@b.test and a@b.test</p>';
  expect(served(html)).toBe(html);
});

it('serves the parts of a question so as well', () => {
  const question = '<p>See https://ann:pw@council.test</p>';
  const part = { ...emptyQuestion('textarea'), id: 'p', question };
  const content = { ...emptyQuestion('mapLinked'), question, questions: [part] };
  const { question: whole, questions } = servedQuestion(content);
  expect([whole, questions[0]?.question]).toEqual([
    '<p>See https://council.test</p>',
    '<p>See https://council.test</p>',
  ]);
});

it('serves options without pictures whose addresses have a name or a password, in parts as well', () => {
  const options = [
    'https://ann:secret@council.test/a.png',
    'https://council.test/b.png',
    'c.jpg',
    '',
  ].map((imageUrl, at) => ({ id: `option-${at}`, title: 'One', description: '', imageUrl }));
  const part = { ...emptyQuestion('radio'), id: 'p', options };
  const content = { ...emptyQuestion('mapLinked'), options, questions: [part], map: null };
  const block = { id: 'a', type: 'question' as const, content: content as EditionQuestion };
  const section = { id: 's', title: '', level: 1, number: '', rows: [[block]], sections: [] };
  const [asked] = servedEdition({ sections: [section] }).sections[0]?.rows[0] ?? [];
  const pictures = ({ options: shown }: Pick<EditionQuestion, 'options'>) =>
    shown.map(({ imageUrl }) => imageUrl);
  for (const served of [asked?.content as EditionQuestion, servedQuestion(content)])
    for (const each of [served, ...served.questions])
      expect(pictures(each)).toEqual(['', 'https://council.test/b.png', 'c.jpg', '']);
});
