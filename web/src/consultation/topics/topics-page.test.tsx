import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import TopicsPage from './topics-page.tsx';

const topic = (id: number, name: string, isRetired = false) => ({
  id,
  name,
  isRetired,
  row_version: id,
  isUsed: true,
  representations: 1,
  published: 0,
  searches: 0,
  drafts: 0,
  publishedDocuments: 0,
  documents: [],
});

it('offered topics are put in order as they were read; the focus stays where it was moved by', async () => {
  let topics = [topic(1, 'Housing'), topic(2, 'Noise'), topic(3, 'Flood'), topic(4, 'Old', true)];
  let isRefused = true;
  const calls = serve(({ method, body }) => {
    if (method === 'GET') return { json: { result: { topics } } };
    if (isRefused) return { status: 409, json: { error: { message: 'Changed meanwhile' } } };
    const order = (body as { topics: { id: number }[] }).topics.map(({ id }) => id);
    const place = ({ id }: { id: number }) => (order.includes(id) ? order.indexOf(id) : 9);
    topics = topics.toSorted((a, b) => place(a) - place(b));
    return { json: { result: { topics } } };
  });
  shown(<TopicsPage />);
  const user = userEvent.setup();
  const names = () =>
    screen.getAllByRole('button', { name: /^Rename/ }).map((each) => each.ariaLabel);
  await user.click(await screen.findByRole('button', { name: 'Move Noise up' }));
  await waitFor(() =>
    expect(currentToasts().map(({ title }) => title)).toEqual(['Failed to move the topic']),
  );
  expect(screen.queryByText(/moved to/)).toBeNull();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Move Noise up' }));
  await screen.findByText('Noise moved to 1 of 3');
  expect(calls.findLast(({ method }) => method !== 'GET')?.body).toEqual({
    topics: [2, 1, 3].map((id) => ({ id, row_version: id })),
  });
  await waitFor(() =>
    expect(names()).toEqual(['Rename Noise', 'Rename Housing', 'Rename Flood', 'Rename Old']),
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Noise up' }));
  expect(screen.queryByRole('button', { name: 'Move Old up' })).toBeNull();
});
