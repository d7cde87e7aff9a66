import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { ChoiceBox } from './choice-box.tsx';

const choices = ['Byker', 'Heaton', 'Walker'].map((each) => ({ value: each, label: each }));

function Ward() {
  const [value, change] = useState('Heaton');
  return <ChoiceBox label="Ward" choices={choices} value={value} change={change} none="Any" />;
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ward' });
const options = () =>
  screen.queryAllByRole('option', { hidden: true }).map((each) => each.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

it('opens at what is chosen, arrows go round, Enter chooses', async () => {
  shown(<Ward />);
  box().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toEqual(['Any', 'Byker', 'Heaton', 'Walker']);
  expect(active()?.textContent).toBe('Heaton');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()?.textContent).toBe('Any');
  await userEvent.keyboard('{End}{Enter}');
  expect(box().value).toBe('Walker');
  expect(options()).toEqual([]);
});

it('narrows as one types, Enter takes the first, Escape and leaving change nothing', async () => {
  shown(<Ward />);
  await userEvent.click(box());
  await userEvent.keyboard('by{Escape}');
  expect(box().value).toBe('Heaton');
  await userEvent.click(box());
  await userEvent.keyboard('by');
  expect(options()).toEqual(['Byker']);
  await userEvent.tab();
  expect(box().value).toBe('Heaton');
  await userEvent.click(box());
  await userEvent.keyboard('by{Enter}');
  expect(box().value).toBe('Byker');
});
