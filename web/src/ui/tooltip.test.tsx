import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { Tooltip } from './tooltip.tsx';

const tool = (
  <Tooltip text="Measure a length">
    <button type="button">Length</button>
  </Tooltip>
);

test('words beside a control take no press, and go with one elsewhere', async () => {
  shown(tool);
  await userEvent.hover(screen.getByRole('button', { name: 'Length' }));
  const words = await screen.findByRole('tooltip');
  expect(getComputedStyle(words).pointerEvents).toBe('none');
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

test('Escape closes the words, not what they stand over', async () => {
  shown(
    <>
      <input aria-label="Length in metres" />
      {tool}
    </>,
  );
  // From a field, whose focus jsdom knows to be seen whatever went before.
  await userEvent.tab();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});
