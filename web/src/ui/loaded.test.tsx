import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { type Loadable, Loaded, together } from './loaded.tsx';

const loadable = <T,>(data: T | undefined, problem?: string): Loadable<T> => ({
  data,
  error: problem === undefined ? null : { message: problem },
  refetch: vi.fn<() => void>(),
});
const wards = (query: Loadable<string[]>, line = false) =>
  shown(
    <Loaded
      query={query}
      skeleton={<p>On its way</p>}
      failed="Failed to fetch wards"
      line={line}
      retryLabel="Wards"
      empty={<p>No ward yet</p>}
      isEmpty={(all) => all.length === 0}
    >
      {(all) => <p>{all.join(', ')}</p>}
    </Loaded>,
  );

it.each([
  ['what is on its way', loadable<string[]>(undefined), 'On its way'],
  ['that there is nothing', loadable<string[]>([]), 'No ward yet'],
  ['what is there, when asking again failed', loadable(['Byker'], 'No answer'), 'Byker'],
])('shows %s', (_, query, words) => {
  wards(query);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([false, true])('says what failed and asks again, in a line: %s', async (line) => {
  const query = loadable<string[]>(undefined, 'No answer');
  wards(query, line);
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch wards');
  const name = line ? 'Try again: Wards' : 'Try again';
  await userEvent.click(screen.getByRole('button', { name }));
  expect(query.refetch).toHaveBeenCalledOnce();
});

it('keeps what failed, and the focus on the button, until it comes when it is asked for again', () => {
  const part = (query: Loadable<string[]>) => (
    <Loaded query={query} skeleton={<p>On its way</p>}>
      {(all) => <p>{all.join(', ')}</p>}
    </Loaded>
  );
  const { rerender } = shown(
    part({ ...loadable<string[]>(undefined, 'No answer'), errorUpdatedAt: 7 }),
  );
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  const again = { isFetching: true, errorUpdatedAt: 7 };
  rerender(part({ ...loadable<string[]>(undefined), ...again }));
  expect(screen.getByRole('alert').textContent).toContain('No answer');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  rerender(part(loadable(['Byker'])));
  expect(screen.getByText('Byker')).toBeTruthy();
  // Another record has not failed, or failed at another time.
  for (const errorUpdatedAt of [0, 3]) {
    rerender(part({ ...loadable<string[]>(undefined), isFetching: true, errorUpdatedAt }));
    expect(screen.getByText('On its way')).toBeTruthy();
  }
});

it.each([false, true])(
  'says it again when it fails again, and keeps the focus on the button, in a line: %s',
  async (line) => {
    const failedAt = (at: number) => (
      <Loaded
        query={{ ...loadable<string[]>(undefined, 'No answer'), errorUpdatedAt: at }}
        skeleton={null}
        failed="Failed to fetch wards"
        line={line}
      >
        {(all) => all.length}
      </Loaded>
    );
    const { rerender } = shown(failedAt(7));
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    const added: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) added.push(textContent ?? '');
    });
    observer.observe(screen.getByRole('alert'), { childList: true, subtree: true });
    rerender(failedAt(7));
    await Promise.resolve();
    expect(added).toEqual([]);
    rerender(failedAt(9));
    await Promise.resolve();
    expect(added).toEqual(['Failed to fetch wards']);
    expect(document.activeElement).toBe(button);
  },
);

it('takes several queries as one', () => {
  const [sites, lists] = [loadable(['Land north']), loadable<number>(undefined, 'No answer')];
  const both = together({ sites, lists });
  expect(both.data).toBeUndefined();
  expect(both.error?.message).toBe('No answer');
  both.refetch();
  expect(sites.refetch).toHaveBeenCalledOnce();
  expect(lists.refetch).toHaveBeenCalledOnce();
  expect(together({ sites, lists: loadable(3) }).data).toEqual({ sites: ['Land north'], lists: 3 });
});
