import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { searchPageMessages } from './messages.ts';
import { RESULTS_PANEL } from './panel-state.ts';
import { SidePanel } from './side-panel.tsx';

it('folds and unfolds under the keyboard without losing the focus', async () => {
  shown(
    <SidePanel side="right" limits={RESULTS_PANEL} words={searchPageMessages.resultsPanel}>
      <p>Twelve sites</p>
    </SidePanel>,
  );
  screen.getByRole('separator', { name: 'Width of the results' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the results' }));
  expect(screen.queryByText('Twelve sites')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide the results' }));
  screen.getByText('Twelve sites');
});
