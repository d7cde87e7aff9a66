import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import type { SiteCell } from './cell.ts';
import { FieldLabel } from './field-label.tsx';

const cell = (description?: string) => ({ label: 'Homes', description }) as SiteCell;

it('tells what a field is by a press on its ⓘ, until another press or Escape', async () => {
  shown(<FieldLabel cell={cell('Net of what is demolished')} />);
  const button = screen.getByRole('button', { name: 'About Homes' });
  const card = () => screen.queryByRole('dialog', { name: 'About Homes' });
  expect(card()).toBeNull();
  await userEvent.click(button);
  within(card()!).getByText('Net of what is demolished');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button);
  await waitFor(() => expect(card()).toBeNull());
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(card()).toBeNull());
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('has no ⓘ where the council explains nothing', () => {
  shown(<FieldLabel cell={cell()} />);
  screen.getByText('Homes');
  expect(screen.queryByRole('button')).toBeNull();
});
