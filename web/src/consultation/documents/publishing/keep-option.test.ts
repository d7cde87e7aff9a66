import {
  emptySimpleQuestion,
  emptyQuestion,
  MAX_OPTIONS,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { expect, it } from 'vitest';
import { withOptionKept } from './keep-option.ts';

const option = (id: string, title: string) => ({ id, title, description: '', imageUrl: '' });
const options = [option('yes-', 'Yes, strongly'), option('no--', 'No')];
const conditional = { if: 'yes-', title: 'Why?' };
const told = (list: readonly { id: string; title: string }[]) =>
  list.map(({ id, title }) => `${id === 'yes-' || id === 'no--' ? id : 'new'} ${title}`);

it('gives an option its words back, and the new words an id that nothing had', () => {
  const content = { ...emptyQuestion('radio'), options, conditional };
  const kept = withOptionKept(content, { optionId: 'yes-', was: 'Yes', part: null });
  const after = kept!.content as typeof content;
  expect(told(after.options)).toEqual(['yes- Yes', 'new Yes, strongly', 'no-- No']);
  expect(after.options[1]!.id).toMatch(/^[\da-f]{8}-/);
  expect(after.conditional).toEqual(conditional);
  expect(kept!.now).toBe('Yes, strongly');
});

it('does so in a question of a map, and nothing where the option is gone or there is no room', () => {
  const part = { ...emptySimpleQuestion(crypto.randomUUID(), 'radio'), options };
  const content = { ...emptyQuestion('mapLinked'), questions: [part] };
  const kept = withOptionKept(content, { optionId: 'yes-', was: 'Yes', part: 0 });
  const after = kept!.content as typeof content;
  expect(told(after.questions[0]!.options)).toEqual(['yes- Yes', 'new Yes, strongly', 'no-- No']);
  expect(withOptionKept(content, { optionId: 'yes-', was: 'Yes', part: null })).toBeUndefined();
  const many = Array.from({ length: MAX_OPTIONS }, (_, at) => option(`many-${at}`, `${at}`));
  const full = { ...emptyQuestion('radio'), options: many };
  expect(withOptionKept(full, { optionId: 'many-0', was: 'Yes', part: null })).toBeUndefined();
});
