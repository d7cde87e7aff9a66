import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Criterion } from '@contract/consultation/ground/documents/blocks/quote/schema.ts';
import { shown } from '../../../../testing/shown.tsx';
import { CriterionList } from './criterion-list.tsx';

const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);

function Edited() {
  const [criteria, setCriteria] = useState<Criterion[]>([{ id: 'one', text: 'Near trams' }]);
  return <CriterionList criteria={criteria} change={setCriteria} />;
}

it('adds criteria with Enter, moves them with Alt and arrows, and letters them anew', async () => {
  const user = userEvent.setup();
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
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Criterion a' }));
});
