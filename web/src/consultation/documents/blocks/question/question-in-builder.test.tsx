import { emptyQuestion } from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../../testing/shown.tsx';
import { OptionList } from './option-list.tsx';
import { QuestionReading } from './question-reading.tsx';

const options = ['Buses', 'Trams', 'Bicycles'].map((title, at) => ({
  id: `opt-${at}`,
  title,
  description: `${title} for everybody`,
  imageUrl: '',
}));

it('is read with how many may be chosen, as people will read it', () => {
  const content = { ...emptyQuestion('checkbox'), options, minSelected: 2, maxSelected: 3 };
  const { unmount } = shown(<QuestionReading content={content} />);
  screen.getByText('Choose at least 2.');
  screen.getByText('Buses for everybody');
  unmount();
  shown(<QuestionReading content={{ ...content, questionType: 'radio' }} />);
  expect(screen.queryByText(/^Choose/)).toBeNull();
});

it('as a list to choose from has no descriptions and pictures, and asks for none', () => {
  const content = { ...emptyQuestion('select'), options };
  const { unmount } = shown(<QuestionReading content={content} />);
  screen.getByText('Trams');
  expect(screen.queryByText(/for everybody/)).toBeNull();
  unmount();
  const more = () => screen.queryAllByRole('button', { name: /[Dd]escription/ }).length;
  const list = (areWordsAlone: boolean) => (
    <OptionList at="" options={options} areWordsAlone={areWordsAlone} change={() => undefined} />
  );
  const { rerender } = shown(list(false));
  expect(more()).toBe(3);
  rerender(list(true));
  expect(more()).toBe(0);
});
