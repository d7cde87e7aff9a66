import {
  MAX_OPTIONS,
  type QuestionOption,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../../../testing/shown.tsx';
import { OptionList } from './option-list.tsx';

let kept: readonly QuestionOption[];

function Edited() {
  const [options, setOptions] = useState(kept);
  const change = (changed: QuestionOption[]) => {
    kept = changed;
    setOptions(changed);
  };
  return <OptionList at="" options={options} change={change} />;
}

function open(titles: readonly string[]) {
  kept = titles.map((title, at) => ({
    id: `opt-${at}`,
    title,
    description: '',
    imageFileId: null,
    imageUrl: '',
  }));
  shown(<Edited />);
  return userEvent.setup();
}
const titles = () => kept.map(({ title }) => title);
const button = (name: string) => screen.getByRole('button', { name });

it('options are written one after another with Enter, and put in order while they are written', async () => {
  const user = open(['Buses', 'Trams']);
  screen.getByLabelText('Option 1').focus();
  await user.keyboard('{Enter}Bicycles');
  expect(titles()).toEqual(['Buses', 'Bicycles', 'Trams']);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt} and boats');
  expect(titles()).toEqual(['Buses', 'Trams', 'Bicycles and boats']);
  screen.getByText('Bicycles moved to 3 of 3');
  await user.click(button('Move Trams up'));
  button('Move Buses').focus();
  await user.keyboard('{ArrowDown}');
  expect(titles()).toEqual(['Trams', 'Bicycles and boats', 'Buses']);
  expect(document.activeElement).toBe(button('Move Buses'));
});

it('options are removed and added up to as many as a question may have', async () => {
  const user = open(Array.from({ length: MAX_OPTIONS - 1 }, (_, at) => `Bus ${at + 1}`));
  await user.click(button('Add option'));
  expect(document.activeElement).toBe(screen.getByLabelText(`Option ${MAX_OPTIONS}`));
  expect(button('Add option').getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(kept).toHaveLength(MAX_OPTIONS);
  await user.click(button('Remove Bus 2'));
  expect(document.activeElement).toBe(button('Move Bus 3'));
  expect(button('Add option').getAttribute('aria-disabled')).toBeNull();
});
