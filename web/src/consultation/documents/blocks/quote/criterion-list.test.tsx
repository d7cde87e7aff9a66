import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import {
  type Criterion,
  MAX_CRITERION,
} from '@contract/consultation/ground/documents/blocks/quote/schema.ts';
import { hasDrafts } from '../../../../forms/drafts.ts';
import { shown } from '../../../../testing/shown.tsx';
import { CriterionList } from './criterion-list.tsx';

const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);

const ONE: Criterion[] = [{ id: 'one', text: 'Near trams' }];
let kept: Criterion[] = ONE;

function Edited() {
  const [criteria, setCriteria] = useState(kept);
  const change = (changed: Criterion[]) => {
    kept = changed;
    setCriteria(changed);
  };
  return <CriterionList criteria={criteria} change={change} />;
}

it('adds criteria with Enter, moves them with Alt and arrows, and letters them anew', async () => {
  const user = userEvent.setup();
  kept = ONE;
  shown(<Edited />);
  await user.click(screen.getByRole('textbox', { name: 'Criterion a' }));
  await user.keyboard('{Enter}');
  const second = screen.getByRole('textbox', { name: 'Criterion b' });
  expect(document.activeElement).toBe(second);
  await user.keyboard('With trees{Shift>}{Enter}{/Shift}and hedges');
  expect(texts()).toEqual(['Near trams', 'With trees\nand hedges']);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['With trees\nand hedges', 'Near trams']);
  screen.getByText('Criterion b moved to 1 of 2');
  await user.click(screen.getByRole('button', { name: 'Remove Criterion a' }));
  expect(texts()).toEqual(['Near trams']);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Criterion a' }));
});

it('a text that is too long stays with its criterion when that is moved, and goes with it', async () => {
  const user = userEvent.setup();
  const tooLong = 'With trees '.repeat(MAX_CRITERION / 10);
  kept = [...ONE, { id: 'two', text: 'With trees' }];
  const { unmount } = shown(<Edited />);
  const second = screen.getByRole('textbox', { name: 'Criterion b' });
  fireEvent.change(second, { target: { value: tooLong } });
  second.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual([tooLong, 'Near trams']);
  unmount();
  shown(<Edited />);
  expect(texts()).toEqual([tooLong, 'Near trams']);
  await user.click(screen.getByRole('button', { name: 'Remove Criterion a' }));
  expect(hasDrafts()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Add criterion' }));
  expect(texts()).toEqual(['Near trams', '']);
});
