import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useSettledChoice } from './use-settled-choice.ts';

let settled: string[];
beforeEach(() => (settled = []));

function Menu() {
  const choice = useSettledChoice('one', (chosen, how) => settled.push(`${chosen} ${how}`));
  return (
    <select {...choice}>
      <option>one</option>
      <option>two</option>
      <option>three</option>
    </select>
  );
}
const menu = () => screen.getByRole<HTMLSelectElement>('combobox');

/** What a browser tells of an arrow on a closed list. */
function pass(value: string) {
  fireEvent.keyDown(menu(), { key: 'ArrowDown' });
  fireEvent.change(menu(), { target: { value } });
  fireEvent.keyUp(menu(), { key: 'ArrowDown' });
}

it('settles no choice that arrows pass on their way, but the one that Enter confirms', () => {
  render(<Menu />);
  pass('two');
  pass('three');
  expect(settled).toEqual([]);
  expect(menu().value).toBe('three');
  fireEvent.keyDown(menu(), { key: 'Enter' });
  expect(settled).toEqual(['three chosen']);
});

it('settles the choice on leaving the menu, once', () => {
  render(<Menu />);
  pass('two');
  fireEvent.blur(menu());
  fireEvent.blur(menu());
  expect(settled).toEqual(['two left']);
});

it('settles at once what is chosen with the pointer after it was left by a key', async () => {
  render(<Menu />);
  menu().focus();
  await userEvent.tab();
  fireEvent.change(menu(), { target: { value: 'two' } });
  expect(settled).toEqual(['two chosen']);
});

it('is as it was after Escape', () => {
  render(<Menu />);
  pass('two');
  fireEvent.keyDown(menu(), { key: 'Escape' });
  fireEvent.blur(menu());
  expect(settled).toEqual([]);
  expect(menu().value).toBe('one');
});

it('settles at once what is chosen with the pointer, in an open list, or without either', async () => {
  render(<Menu />);
  await userEvent.selectOptions(menu(), 'two');
  fireEvent.keyDown(menu(), { key: 'ArrowDown' });
  fireEvent.keyDown(menu(), { key: 'Enter' });
  fireEvent.change(menu(), { target: { value: 'three' } });
  fireEvent.keyUp(menu(), { key: 'Enter' });
  fireEvent.change(menu(), { target: { value: 'two' } });
  expect(settled).toEqual(['two chosen', 'three chosen', 'two chosen']);
});
