import {
  emptySimpleQuestion,
  MAX_FURTHER_TITLE,
  MAX_OPTION_TITLE,
  MAX_QUESTION_NOTE,
  MAX_QUESTION_TITLE,
  type SimpleQuestion,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../../../testing/shown.tsx';
import { SiteQuestions } from './map-linked-fields.tsx';

const option = { id: 'buses', title: 'Buses', description: '', imageFileId: null, imageUrl: '' };
const asked = (id: string): SimpleQuestion => ({
  ...emptySimpleQuestion(id),
  questionType: 'radio',
  title: id,
  options: [option],
  conditional: { if: 'buses', title: 'Why?' },
});

function Edited({ ids }: { ids: string[] }) {
  const [questions, setQuestions] = useState(() => ids.map(asked));
  return <SiteQuestions questions={questions} change={setQuestions} />;
}

it('texts that are too long stay with their question when the questions are put in another order', async () => {
  const texts = {
    'Title (optional)': 'w'.repeat(MAX_QUESTION_TITLE + 1),
    'Note under the question (optional)': 'w'.repeat(MAX_QUESTION_NOTE + 1),
    'is asked': 'w'.repeat(MAX_FURTHER_TITLE + 1),
    'Option 1': 'w'.repeat(MAX_OPTION_TITLE + 1),
  };
  const fields = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label);
  shown(<Edited ids={['first', 'second']} />);
  await screen.findAllByLabelText('is asked');
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(fields(label)[1] as Element, { target: { value } });
  }
  cleanup();
  shown(<Edited ids={['second', 'first']} />);
  await screen.findAllByLabelText('is asked');
  for (const [label, value] of Object.entries(texts)) {
    expect(fields(label).map((field) => field.value === value)).toEqual([true, false]);
  }
});
