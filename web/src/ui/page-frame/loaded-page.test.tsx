import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import type { Loadable } from '../loaded.tsx';
import { LoadedPage } from './loaded-page.tsx';
import { PageFrame } from './page-frame.tsx';

const page = (query: Loadable<{ name: string }>) => (
  <LoadedPage
    query={query}
    title="Letter"
    failed="Failed to load the letter"
    skeleton={<p>On its way</p>}
  >
    {({ name }) => (
      <PageFrame kind="page" title={name}>
        <p>Dear council</p>
      </PageFrame>
    )}
  </LoadedPage>
);
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('keeps the page’s title where its data cannot be fetched, and says below it what was lost', async () => {
  const refetch = vi.fn<() => void>();
  const { rerender } = shown(
    page({ data: undefined, error: { message: 'No answer' }, errorUpdatedAt: 7, refetch }),
  );
  expect(titles()).toEqual(['Letter']);
  const failure = within(screen.getByRole('alert'));
  failure.getByText('Failed to load the letter');
  failure.getByText('No answer');
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  rerender(page({ data: { name: 'Letter of Ann Bell' }, error: null, refetch }));
  expect(titles()).toEqual(['Letter of Ann Bell']);
  screen.getByText('Dear council');
});

it('has no title before anything is known', () => {
  shown(page({ data: undefined, error: null, refetch: vi.fn<() => void>() }));
  screen.getByText('On its way');
  expect(screen.queryByRole('heading')).toBeNull();
});
