import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import type { Choice } from '../../../ui/combobox/choice-box.tsx';
import { FoundList } from './found-list.tsx';

const choices = ['Brook', 'Mill field'].map((name) => ({ value: name, label: name }));

function Sites() {
  const [chosen, change] = useState<Choice[]>([]);
  const found = { choices, busy: false, error: null, retry: () => undefined };
  return (
    <FoundList
      id="sites"
      label="Sites"
      words=""
      type={() => undefined}
      found={found}
      failed=""
      chosen={chosen}
      change={change}
    />
  );
}

it('the box is empty for the next one and keeps the focus once one is chosen', async () => {
  shown(<Sites />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  box.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  screen.getByRole('listitem');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
});
